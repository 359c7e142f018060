import type { Edit } from '../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../diagnostics/line-index.ts';
import type { ParsedYaml } from './parsed-yaml.ts';
import type { ReadFinding } from './read-finding.ts';
import { keylessTexts } from './repair/keyless-texts.ts';
import { editedText } from './repair/original-offset.ts';
import { repairSyntax } from './repair/repair-syntax.ts';
import { safeTogether } from './repair/safe-together.ts';
import { anchorTexts } from './rules/yaml-anchor-text.ts';
import { mergeConflicts } from './rules/yaml-conflict.ts';
import { excessiveDepth } from './rules/yaml-depth.ts';
import { secondDocument } from './rules/yaml-documents.ts';
import { emptyFile } from './rules/yaml-empty.ts';
import { findFullwidth } from './rules/yaml-fullwidth.ts';
import { invisibleCharacters } from './rules/yaml-invisible.ts';
import { syntaxFindings } from './syntax-findings.ts';

export type Parse = (text: string) => ParsedYaml;

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

/** Full-width signs, mistakes that can be repaired, and what the parser says of the text without them. */
function signFindings(
  text: string,
  parsed: ParsedYaml,
  lines: LineIndex,
  parse: Parse | undefined,
): ReadFinding[] {
  const fullwidth = findFullwidth(text, parsed, lines);
  const asGiven = { text, parsed, lines, findings: [], toOriginal: (each: ReadFinding) => each };
  const fixed = parse && withoutWideSigns(text, parsed, fullwidth.findings, parse);
  const isFixed =
    fixed && fixed.edits.length > 0 && fullwidth.findings.every(({ fix }) => fix !== undefined);
  // No edit adds a line or takes one away: lines are the same where offsets are not.
  const explainsLine = (line: number): boolean =>
    !isFixed && fullwidth.explains(lines.lineStart(line));
  const repaired =
    parse && fixed
      ? repairSyntax({ ...fixed, lines: lineIndex(fixed.text) }, explainsLine, parse)
      : asGiven;
  const isReported = (offset: number): boolean =>
    explainsLine(repaired.lines.position(offset).line);
  const errors = repaired.parsed.errors.filter(({ start }) => !isReported(start));
  const others = syntaxFindings(errors, repaired.text, repaired.parsed.root, repaired.lines);
  return [...fullwidth.findings, ...repaired.findings, ...others.map(repaired.toOriginal)];
}

/**
 * What is wrong with the notation.
 * @param parse parses the text as it may have been meant; only needed where the parser found errors
 */
export function notationFindings(
  text: string,
  parsed: ParsedYaml,
  lines: LineIndex,
  parse: Parse | undefined,
): readonly ReadFinding[] {
  const conflicts = mergeConflicts(text);
  if (conflicts.length > 0) return conflicts;
  const alone = excessiveDepth(parsed) ?? emptyFile(parsed);
  if (alone) return [alone];
  const { root, errors, anchors } = parsed;
  const readable =
    errors.length === 0
      ? [
          ...anchorTexts(text, anchors),
          ...keylessTexts(text, root),
          ...invisibleCharacters(text, root),
        ]
      : [];
  const second = secondDocument(parsed);
  return safeTogether(text, [
    ...signFindings(text, parsed, lines, parse),
    ...readable,
    ...(second ? [second] : []),
  ]);
}
