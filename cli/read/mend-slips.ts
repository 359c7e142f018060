import type { Edit } from '../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../diagnostics/line-index.ts';
import {
  strayBrackets,
  surplusBrackets,
  unclosedBrackets,
  unopenedBrackets,
} from './bracket-slips.ts';
import { commentBefore } from './comment-in-brackets.ts';
import { indentSlips } from './indent-slips.ts';
import { editedText, offsetBefore } from './original-offset.ts';
import type { ParsedYaml, YamlError } from './parsed-yaml.ts';
import { swallowedQuotes, unclosedQuotes } from './quote-slips.ts';
import type { ReadFinding } from './read-rules.ts';
import { lostDashes } from './repair-lost-dashes.ts';
import { wideSigns } from './repair-wide-signs.ts';
import {
  badStarts,
  bracketTexts,
  dashSlips,
  firstDashes,
  lostColons,
  tagSlips,
  tightColons,
} from './sign-slips.ts';
import type { FindSlips, Slip } from './slip.ts';
import { tabSlips } from './tab-fix.ts';

/** In the order in which they are tried. */
const finders: readonly FindSlips[] = [
  tabSlips,
  wideSigns,
  tagSlips,
  badStarts,
  bracketTexts,
  surplusBrackets,
  unclosedQuotes,
  swallowedQuotes,
  unclosedBrackets,
  dashSlips,
  lostDashes,
  tightColons,
  lostColons,
  unopenedBrackets,
  strayBrackets,
  firstDashes,
  indentSlips,
];

/** Mistakes that are looked for in a file, and how many characters are read again for all of them together. */
const mostSlips = 20;
const mostCharacters = 3_000_000;
/** No line that somebody wrote by hand is longer. */
const longestLine = 3000;

/** A text without the slips that were found, and what is still wrong with it. */
export type Mended = {
  readonly text: string;
  readonly lines: LineIndex;
  readonly parsed: ParsedYaml;
  /** At offsets of the text as it was given. */
  readonly findings: readonly ReadFinding[];
  /** A finding about the mended text, at offsets of the text as it was given. */
  readonly placed: (finding: ReadFinding) => ReadFinding;
};

/** The first error behind an offset. */
const firstBehind = (errors: readonly YamlError[], offset: number): YamlError | undefined =>
  errors
    .filter(({ start }) => start > offset)
    .reduce<YamlError | undefined>((a, b) => (a && a.start <= b.start ? a : b), undefined);

/** A tab may be the reason of what is told of the lines before it. */
const tabNear = (
  errors: readonly YamlError[],
  first: YamlError,
  lines: LineIndex,
): YamlError | undefined => {
  const near = lines.lineStart(lines.position(first.start).line + 3);
  return errors.find(
    ({ code, start }) => code === 'TAB_AS_INDENT' && start >= first.start && start < near,
  );
};

function placedBy(rounds: readonly (readonly Edit[])[]): Mended['placed'] {
  const back = (offset: number): number =>
    rounds.reduceRight((at, edits) => offsetBefore(edits, at), offset);
  const moved = <T extends { readonly start: number; readonly end: number }>(range: T): T => ({
    ...range,
    start: back(range.start),
    end: Math.max(back(range.start), back(range.end)),
  });
  return (finding) => {
    const { fix, related } = finding;
    return {
      ...moved(finding),
      ...(fix ? { fix: { ...fix, edits: fix.edits.map(moved) } } : {}),
      ...(related ? { related: related.map(moved) } : {}),
    };
  };
}

/**
 * Finds mistakes by trying what mends them: a slip is the reason of an error where the text reads on without it.
 * So whatever only follows from it is not told.
 * @param given the text, with the edits that made it of the text in the file
 * @param isTold whether errors in a line are explained otherwise
 */
export function mendSlips(
  given: {
    readonly text: string;
    readonly lines: LineIndex;
    readonly parsed: ParsedYaml;
    readonly edits: readonly Edit[];
  },
  isTold: (line: number) => boolean,
  parse: (text: string) => ParsedYaml,
): Mended {
  let { text, lines, parsed } = given;
  const rounds: (readonly Edit[])[] = [given.edits];
  const findings: ReadFinding[] = [];
  let tries = Math.max(2, Math.min(60, Math.floor(mostCharacters / (text.length + 1))));
  let from = -1;
  const isOwn = (error: YamlError): boolean =>
    commentBefore(error, text) !== undefined ||
    // No slip adds a line or takes one away.
    isTold(lines.position(error.start).line);

  /** The text without a slip, if it reads on behind the error then. */
  const without = (slip: Slip, error: YamlError) => {
    tries -= 1;
    const mended = editedText(text, slip.fix.edits);
    const read = parse(mended);
    const next = firstBehind(read.errors, from);
    const grown = mended.length - text.length;
    const reached = lines.position(Math.max(error.start, slip.start)).line + 1;
    // As far as the text reads on now, at offsets of the text before.
    const reads = next ? next.start - grown : Number.POSITIVE_INFINITY;
    const hasFewer = !parsed.complete || read.errors.length < parsed.errors.length;
    const isBetter = read.tooDeep === undefined && hasFewer && reads >= lines.lineStart(reached);
    return isBetter ? { slip, text: mended, parsed: read, reads } : undefined;
  };

  const best = (error: YamlError) => {
    tries -= 1;
    if ((lines.line(lines.position(error.start).line) ?? '').length > longestLine) return undefined;
    let found: ReturnType<typeof without>;
    // Two finders may propose the same edits.
    const tried = new Set<string>();
    for (const slip of finders.flatMap((find) => find({ text, lines, error }))) {
      if (tries <= 0) break;
      const edits = JSON.stringify(slip.fix.edits);
      if (tried.has(edits)) continue;
      tried.add(edits);
      const each = without(slip, error);
      if (each && each.reads > (found?.reads ?? -1)) found = each;
      if (found?.reads === Number.POSITIVE_INFINITY) break;
    }
    return found;
  };

  while (findings.length < mostSlips && tries > 0 && parsed.tooDeep === undefined) {
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
    findings.push(placedBy(rounds)(found.slip));
    rounds.push(found.slip.fix.edits);
    text = found.text;
    lines = lineIndex(text);
    parsed = found.parsed;
  }
  return { text, lines, parsed, findings, placed: placedBy(rounds) };
}
