import { compact } from '../../../schema/compact.ts';
import type { Edit, Range } from '../../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../../diagnostics/line-index.ts';
import type { ParsedYaml, YamlError } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';
import { isTabError } from '../rules/yaml-tab.ts';
import { commentBefore } from './comment-in-brackets.ts';
import { editedText, offsetBefore } from './original-offset.ts';
import {
  strayBrackets,
  surplusBrackets,
  unclosedBrackets,
  unopenedBrackets,
} from './repair-brackets.ts';
import type { RepairFinder, SyntaxRepair } from './repair-finder.ts';
import { wrongIndentation } from './repair-indentation.ts';
import { lostDashes } from './repair-lost-dashes.ts';
import { swallowedQuotes, unclosedQuotes } from './repair-quotes.ts';
import {
  badStarts,
  bracketTexts,
  brokenDashes,
  firstDashes,
  lostColons,
  textsAsTags,
  tightColons,
} from './repair-signs.ts';
import { indentingTabs } from './repair-tabs.ts';
import { wideSigns } from './repair-wide-signs.ts';

/** In the order in which they are tried. */
const finders: readonly RepairFinder[] = [
  indentingTabs,
  wideSigns,
  textsAsTags,
  badStarts,
  bracketTexts,
  surplusBrackets,
  unclosedQuotes,
  swallowedQuotes,
  unclosedBrackets,
  brokenDashes,
  lostDashes,
  tightColons,
  lostColons,
  unopenedBrackets,
  strayBrackets,
  firstDashes,
  wrongIndentation,
];

/** Mistakes that are looked for in a file, and how many characters are read again for all of them together. */
const maxRepairs = 20;
const maxCharacters = 4_500_000;
/** What the parser needs for a line, blank ones too, in characters. */
const lineCost = 16;
/** No line that somebody wrote by hand is longer. */
const maxLineLength = 3000;

/** A text with the repairs that were found, and what is still wrong with it. */
export type RepairedText = {
  readonly text: string;
  readonly lines: LineIndex;
  readonly parsed: ParsedYaml;
  /** At offsets of the text as it was given. */
  readonly findings: readonly ReadFinding[];
  /** A finding about the repaired text, at offsets of the text as it was given. */
  readonly toOriginal: (finding: ReadFinding) => ReadFinding;
};

/** The first error behind an offset. */
const firstBehind = (errors: readonly YamlError[], offset: number): YamlError | undefined =>
  errors
    .filter(({ start }) => start > offset)
    .reduce<YamlError | undefined>((a, b) => (a && a.start <= b.start ? a : b), undefined);

/** A tab may be the reason of what the parser says of the lines before it. */
const tabNear = (
  errors: readonly YamlError[],
  first: YamlError,
  lines: LineIndex,
): YamlError | undefined => {
  const near = lines.lineStart(lines.position(first.start).line + 3);
  return errors.find(
    (error) => isTabError(error) && error.start >= first.start && error.start < near,
  );
};

function toOriginalBy(rounds: readonly (readonly Edit[])[]): RepairedText['toOriginal'] {
  const back = (offset: number): number =>
    rounds.reduceRight((at, edits) => offsetBefore(edits, at), offset);
  const moved = <T extends Range>(range: T): T => ({
    ...range,
    start: back(range.start),
    end: Math.max(back(range.start), back(range.end)),
  });
  return (finding) => {
    const { fix, related } = finding;
    return compact({
      ...moved(finding),
      fix: fix && { ...fix, edits: fix.edits.map(moved) },
      related: related?.map(moved),
    });
  };
}

/**
 * Finds mistakes by trying their repairs: a mistake is the reason of an error where the text reads on without it.
 * So what only follows from it is not reported.
 * @param given the text, with the edits that made it of the text in the file
 * @param isReported whether errors in a line are explained otherwise
 */
export function repairSyntax(
  given: {
    readonly text: string;
    readonly lines: LineIndex;
    readonly parsed: ParsedYaml;
    readonly edits: readonly Edit[];
  },
  isReported: (line: number) => boolean,
  parse: (text: string) => ParsedYaml,
): RepairedText {
  let { text, lines, parsed } = given;
  const rounds: (readonly Edit[])[] = [given.edits];
  const findings: ReadFinding[] = [];
  const cost = Math.max(text.length, lineCost * lines.position(text.length).line);
  let tries = Math.max(2, Math.min(60, Math.floor(maxCharacters / (cost + 1))));
  let from = -1;
  const isOwn = (error: YamlError): boolean =>
    commentBefore(error, text) !== undefined ||
    // No repair adds a line or takes one away.
    isReported(lines.position(error.start).line);

  /** The text with a repair, if it reads on behind the error then. */
  const repairedBy = (repair: SyntaxRepair, error: YamlError) => {
    tries -= 1;
    const repaired = editedText(text, repair.fix.edits);
    const read = parse(repaired);
    const next = firstBehind(read.errors, from);
    const grown = repaired.length - text.length;
    const reached = lines.position(Math.max(error.start, repair.start)).line + 1;
    // As far as the text reads on now, at offsets of the text before.
    const reads = next ? next.start - grown : Number.POSITIVE_INFINITY;
    const hasFewer = !parsed.complete || read.errors.length < parsed.errors.length;
    const isBetter = read.tooDeep === undefined && hasFewer && reads >= lines.lineStart(reached);
    return isBetter ? { repair, text: repaired, parsed: read, reads } : undefined;
  };

  const best = (error: YamlError) => {
    tries -= 1;
    if ((lines.line(lines.position(error.start).line) ?? '').length > maxLineLength)
      return undefined;
    let found: ReturnType<typeof repairedBy>;
    // Two finders may propose the same edits.
    const tried = new Set<string>();
    for (const repair of finders.flatMap((find) => find({ text, lines, error }))) {
      if (tries <= 0) break;
      const edits = JSON.stringify(repair.fix.edits);
      if (tried.has(edits)) continue;
      tried.add(edits);
      const each = repairedBy(repair, error);
      if (each && each.reads > (found?.reads ?? -1)) found = each;
      if (found?.reads === Number.POSITIVE_INFINITY) break;
    }
    return found;
  };

  while (findings.length < maxRepairs && tries > 0 && parsed.tooDeep === undefined) {
    const first = firstBehind(parsed.errors, from);
    if (!first) break;
    const tab = tabNear(parsed.errors, first, lines);
    const found = isOwn(first) ? undefined : ((tab && best(tab)) ?? best(first));
    if (!found) {
      // What follows from a mistake that is not known goes on up to the next key at the left edge.
      const lineEnd = text.indexOf('\n', first.start);
      const edge = lineEnd < 0 ? -1 : text.slice(lineEnd).search(/\n["']?[\p{L}_]/u);
      if (edge < 0) break;
      from = lineEnd + edge;
      continue;
    }
    findings.push(toOriginalBy(rounds)(found.repair));
    rounds.push(found.repair.fix.edits);
    text = found.text;
    lines = lineIndex(text);
    parsed = found.parsed;
  }
  return { text, lines, parsed, findings, toOriginal: toOriginalBy(rounds) };
}
