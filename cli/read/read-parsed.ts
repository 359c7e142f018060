import { counted } from '../diagnostics/counted.ts';
import type { Diagnostic, Edit } from '../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../diagnostics/line-index.ts';
import { aliasText } from './alias-texts.ts';
import { anchorTexts } from './anchor-texts.ts';
import { buildSourceMap } from './build-source-map.ts';
import { cutTexts } from './comment-cut.ts';
import type { DecodedText } from './decode-text.ts';
import { findFullwidth } from './fullwidth.ts';
import { invisibleCharacters } from './invisible-characters.ts';
import { keylessTexts } from './keyless-texts.ts';
import { mixedLineEnds } from './line-ends.ts';
import { mendSlips } from './mend-slips.ts';
import { mergeConflicts } from './merge-conflict.ts';
import { editedText } from './original-offset.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import type { ReadResult } from './read-result.ts';
import { type ReadFinding, readRules } from './read-rules.ts';
import { safeTogether } from './safe-together.ts';
import type { SourceNode } from './source-node.ts';
import { syntaxFindings } from './syntax-findings.ts';
import { textMarks } from './text-marks.ts';
import { toData } from './to-data.ts';
import { unusedAnchors } from './unused-anchors.ts';

const diagnosticLimit = 50;

const byteOrderMark: ReadFinding = {
  rule: 'yaml-bom',
  message:
    'an invisible mark (BOM) stands before the first character; save the file as UTF-8 without it',
  start: 0,
  end: 1,
};

type Parse = (text: string) => ParsedYaml;

/** The text with the full-width signs replaced, where more of it can be read then. */
function withoutWideSigns(
  text: string,
  parsed: ParsedYaml,
  findings: readonly ReadFinding[],
  parse: Parse,
): { readonly text: string; readonly parsed: ParsedYaml; readonly edits: readonly Edit[] } {
  // Two signs may be closed by the same one.
  const byStart = new Map(
    findings.flatMap(({ fix }) => fix?.edits ?? []).map((each) => [each.start, each]),
  );
  const edits = [...byStart.values()];
  const asGiven = { text, parsed, edits: [] };
  if (edits.length === 0 || parsed.errors.length === 0) return asGiven;
  const edited = editedText(text, edits);
  const read = parse(edited);
  const isBetter = read.tooDeep === undefined && read.errors.length < parsed.errors.length;
  return isBetter ? { text: edited, parsed: read, edits } : asGiven;
}

/** Full-width signs, slips, and what the parser says of the text without them. */
function signFindings(
  text: string,
  parsed: ParsedYaml,
  lines: LineIndex,
  parse: Parse | undefined,
): ReadFinding[] {
  const fullwidth = findFullwidth(text, parsed, lines);
  const asGiven = { text, parsed, lines, findings: [], placed: (each: ReadFinding) => each };
  const fixed = parse && withoutWideSigns(text, parsed, fullwidth.findings, parse);
  const isFixed =
    fixed && fixed.edits.length > 0 && fullwidth.findings.every(({ fix }) => fix !== undefined);
  // No edit adds a line or takes one away: lines are the same where offsets are not.
  const explainsLine = (line: number): boolean =>
    !isFixed && fullwidth.explains(lines.lineStart(line));
  const mended =
    parse && fixed
      ? mendSlips({ ...fixed, lines: lineIndex(fixed.text) }, explainsLine, parse)
      : asGiven;
  const isTold = (offset: number): boolean => explainsLine(mended.lines.position(offset).line);
  const errors = mended.parsed.errors.filter(({ start }) => !isTold(start));
  const others = syntaxFindings(errors, mended.text, mended.parsed.root, mended.lines);
  return [...fullwidth.findings, ...mended.findings, ...others.map(mended.placed)];
}

/** What is wrong with the notation, in the order of the file. */
function notationFindings(
  text: string,
  parsed: ParsedYaml,
  lines: LineIndex,
  parse: Parse | undefined,
): ReadFinding[] {
  const conflicts = mergeConflicts(text);
  if (conflicts.length > 0) return conflicts;
  const { root, errors, tooDeep, secondDocument } = parsed;
  const found = (rule: ReadFinding['rule'], start: number, end: number, message: string) =>
    [{ rule, start, end, message }] as const;
  if (tooDeep !== undefined) {
    return [...found('yaml-depth', tooDeep, tooDeep + 1, 'this is nested too deeply to be meant')];
  }
  const isEmpty = !root || (root.kind === 'scalar' && root.start === root.end);
  if (isEmpty && errors.length === 0 && secondDocument === undefined) {
    return [
      ...found(
        'yaml-empty',
        0,
        0,
        'this file is empty; a site needs at least version, site, languages, routes and pages',
      ),
    ];
  }
  const second = secondDocument ?? -1;
  return safeTogether(text, [
    ...signFindings(text, parsed, lines, parse),
    ...(errors.length === 0 ? anchorTexts(text, parsed.anchors) : []),
    ...(errors.length === 0 ? keylessTexts(text, root) : []),
    ...(errors.length === 0 ? invisibleCharacters(text, root) : []),
    ...(second < 0
      ? []
      : found(
          'yaml-documents',
          second,
          second + 3,
          'a second document starts here; a site file is one document, without a line ---',
        )),
  ]);
}

/** What is read as it should be, and still is not as it should be written. */
const habitFindings = (text: string, { root }: ParsedYaml, hasMark: boolean): ReadFinding[] => [
  ...(hasMark ? [byteOrderMark] : []),
  ...mixedLineEnds(text),
  ...cutTexts(text, root),
];

/** The first findings, and in place of the rest one that says how many more there are. */
function limited(findings: readonly ReadFinding[], complete: boolean): ReadFinding[] {
  const sorted = [...findings].sort((a, b) => a.start - b.start || a.end - b.end);
  const next = sorted[diagnosticLimit - 1];
  if (!next || (sorted.length === diagnosticLimit && complete)) return sorted;
  const more = sorted.length - diagnosticLimit + 1;
  return [
    ...sorted.slice(0, diagnosticLimit - 1),
    {
      ...next,
      message: `${complete ? '' : 'at least '}${counted(more, 'more mistake')} like these, from here on; is this a site file?`,
      related: [],
    },
  ];
}

/**
 * What a site file says, where each part stands, and what is wrong with its notation.
 * @param parsed the text as it was parsed; undefined where it is no text
 * @param parse parses the text as it may have been meant; only needed where the parser found errors
 */
export function readParsed(
  file: string,
  { text, finding, hasMark = false }: DecodedText,
  parsed: ParsedYaml | undefined,
  parse?: Parse,
): ReadResult {
  const lines = lineIndex(text);
  const diagnose = (findings: readonly ReadFinding[]): Diagnostic[] =>
    findings.map((each) => ({ ...each, severity: readRules[each.rule].severity, file }));
  const result = (root: SourceNode | undefined) => ({
    file,
    text,
    lines,
    ...buildSourceMap(root, text),
  });
  if (!parsed) {
    const diagnostics = diagnose(finding ? [finding] : []);
    return { ...result(undefined), content: undefined, diagnostics, comments: [] };
  }
  const notation = notationFindings(text, parsed, lines, parse);
  const data = parsed.root && toData(parsed.root, parsed.anchors.length > 0);
  const isWhole = notation.length === 0 && data?.whole;
  // Keys of a text that was misread say nothing of their own.
  const others =
    notation.length > 0
      ? []
      : [
          ...(data?.findings ?? []).map((each) => aliasText(text, each)),
          ...habitFindings(text, parsed, hasMark),
          // In front matter a title may well be a quotation.
          ...(/\.ya?ml$/i.test(file) ? textMarks(text, parsed.root) : []),
          // An alias that leads nowhere may be the one that is missing.
          ...(data?.whole ? unusedAnchors(text, parsed.anchors) : []),
        ];
  const isError = ({ rule }: ReadFinding): boolean => readRules[rule].severity === 'error';
  const findings = [...notation, ...others];
  // The limit counts errors and warnings apart, so that no warning takes the place of an error.
  const told = [findings.filter(isError), findings.filter((each) => !isError(each))];
  return {
    ...result(parsed.root),
    content: isWhole ? { value: data.value } : undefined,
    diagnostics: diagnose(told.flatMap((each) => limited(each, parsed.complete))),
    comments: parsed.comments,
  };
}
