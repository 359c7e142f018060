import { counted } from '../diagnostics/counted.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { lineIndex } from '../diagnostics/line-index.ts';
import { buildSourceMap } from './build-source-map.ts';
import type { DecodedText } from './decode-text.ts';
import { notationFindings, type Parse } from './notation-findings.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import { type ReadFinding, readDiagnostic } from './read-finding.ts';
import type { ReadResult, SourceFile } from './read-result.ts';
import { aliasText } from './repair/alias-texts.ts';
import { byteOrderMark } from './rules/yaml-bom.ts';
import { cutTexts } from './rules/yaml-comment-cut.ts';
import { mixedLineEnds } from './rules/yaml-line-ends.ts';
import { textMarks } from './rules/yaml-text-marks.ts';
import { unusedAnchors } from './rules/yaml-unused-anchor.ts';
import type { SourceNode } from './source-node.ts';
import { toData } from './to-data.ts';

const diagnosticLimit = 50;

/** What is read as it should be, and still is not as it should be written. */
const habitFindings = (
  text: string,
  { root }: ParsedYaml,
  hasByteOrderMark: boolean,
): ReadFinding[] => [
  ...(hasByteOrderMark ? [byteOrderMark()] : []),
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
  { text, finding, hasByteOrderMark = false }: DecodedText,
  parsed: ParsedYaml | undefined,
  parse?: Parse,
): ReadResult {
  const lines = lineIndex(text);
  const diagnose = (findings: readonly ReadFinding[]): Diagnostic[] =>
    findings.map((each) => readDiagnostic(each, file));
  const comments = parsed?.comments ?? [];
  const source: SourceFile = { file, text, lines, comments };
  const result = (root: SourceNode | undefined) => ({
    ...source,
    sources: [source],
    includes: [],
    linesOf: () => lines,
    ...buildSourceMap(root, source),
  });
  if (!parsed) {
    const diagnostics = diagnose(finding ? [finding] : []);
    return { ...result(undefined), content: undefined, diagnostics };
  }
  const notation = notationFindings(text, parsed, lines, parse);
  const data = parsed.root && toData(parsed.root, parsed.anchors.length > 0);
  const isComplete = notation.length === 0 && data?.complete;
  // Keys of a text that was misread say nothing of their own.
  const others =
    notation.length > 0
      ? []
      : [
          ...(data?.findings ?? []).map((each) => aliasText(text, each)),
          ...habitFindings(text, parsed, hasByteOrderMark),
          // In front matter a title may well be a quotation.
          ...(/\.ya?ml$/i.test(file) ? textMarks(text, parsed.root) : []),
          // An alias that leads nowhere may be the one that is missing.
          ...(data?.complete ? unusedAnchors(text, parsed.anchors) : []),
        ];
  const isError = ({ rule }: ReadFinding): boolean => rule.severity === 'error';
  const findings = [...notation, ...others];
  // The limit counts errors and warnings apart, so that no warning takes the place of an error.
  const reported = [findings.filter(isError), findings.filter((each) => !isError(each))];
  return {
    ...result(parsed.root),
    content: isComplete ? { value: data.value } : undefined,
    diagnostics: diagnose(reported.flatMap((each) => limited(each, parsed.complete))),
  };
}
