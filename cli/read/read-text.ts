import type { DecodedText } from './decode-text.ts';
import { parsePlain } from './parse-plain.ts';
import { readParsed } from './read-parsed.ts';
import type { ReadResult } from './read-result.ts';

<<<<<<< HEAD

import { parseYaml } from './yaml.ts';

=======

import { type ReadFinding, readRules } from './read-rules.ts';
import type { SourceNode } from './source-node.ts';
import { syntaxFindings } from './syntax-findings.ts';
import { toData } from './to-data.ts';
import { unusedAnchors } from './unused-anchors.ts';
import { type ParsedYaml, parseYaml } from './yaml.ts';

const diagnosticLimit = 50;

const byteOrderMark: ReadFinding = {
  rule: 'yaml-bom',
  message:
    'an invisible mark (BOM) stands before the first character; save the file as UTF-8 without it',
  start: 0,
  end: 1,
};

/** What is wrong with the notation, in the order of the file. */
function notationFindings(text: string, parsed: ParsedYaml, lines: LineIndex): ReadFinding[] {
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
  const fullwidth = findFullwidth(text, parsed, lines);
  const underived = errors.filter(({ start }) => !fullwidth.explains(start));
  const second = secondDocument ?? -1;
  return [
    ...fullwidth.findings,
    ...syntaxFindings(underived, text, root, lines),
    ...(second < 0
      ? []
      : found(
          'yaml-documents',
          second,
          second + 3,
          'a second document starts here; a site file is one document, without a line ---',
        )),
  ];
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
      message: `${complete ? '' : 'at least '}${more} more mistakes like these, from here on; is this a site file?`,
      related: [],
    },
  ];
}
>>>>>>> ra

/** Reads the text of a site file: what it says, where each part stands, and what is wrong with its notation. */
export function readText(file: string, decoded: DecodedText): ReadResult {
  const { text, finding } = decoded;
  return readParsed(file, decoded, finding ? undefined : (parsePlain(text) ?? parseYaml(text)));
}
