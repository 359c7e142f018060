import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { toDiagnostic } from '../diagnostics/to-diagnostic.ts';
import { type ReadFinding, readDiagnostic } from '../read/read-finding.ts';
import type { ReadSite } from '../read/read-result.ts';
import { booleanWordFinding } from '../read/rules/yaml-boolean-word.ts';
import { fullwidthAt, fullwidthFinding } from '../read/rules/yaml-fullwidth.ts';
import { lossyFinding } from '../read/rules/yaml-lossy-scalar.ts';
import type { SchemaFinding, TypeMismatch } from './schema-finding.ts';

/** What is wrong with the notation of a value that is of the wrong type because of it. */
function notationFinding(
  { expected, value }: TypeMismatch,
  { start, end }: Diagnostic,
  text: string,
): ReadFinding | undefined {
  const at = fullwidthAt(text, start, end);
  if (at >= 0) return fullwidthFinding(text, at);
  const written = text.slice(start, end);
  const isBracketed = /^(?:｛[\s\S]*｝|【[\s\S]*】|［[\s\S]*］)$/.test(written);
  if (isBracketed && (expected.includes('object') || expected.includes('array'))) {
    return fullwidthFinding(text, start);
  }
  if (expected.includes('boolean')) {
    const word = booleanWordFinding({ start, end, written });
    if (word) return word;
  }
  const isRead = typeof value === 'number' || typeof value === 'boolean';
  return expected.includes('string') && isRead && String(value) !== written
    ? lossyFinding({ start, end, written }, value, true)
    : undefined;
}

/** A key without a value, and a comment that may have been meant as one: `link: #top`. */
const commentBehind = /^["']?[ \t]*:[ \t]+#[^\s#]/;
const commentHint = '; a # behind a blank starts a comment, so put the value in quotes';

/**
 * A finding about the shape of what was read as a diagnostic. Where the notation alone makes a value one of
 * another type, that is reported: full-width punctuation, yes for true, 007.
 */
export function shapeDiagnostic(finding: SchemaFinding, read: ReadSite): Diagnostic {
  const diagnostic = toDiagnostic(finding, finding.rule, read);
  const { mismatch } = finding;
  if (!mismatch) return diagnostic;
  const text = read.textOf(diagnostic.file);
  const cause = notationFinding(mismatch, diagnostic, text);
  if (cause) return readDiagnostic(cause, diagnostic.file);
  const isCut = mismatch.value === null && commentBehind.test(text.slice(diagnostic.end));
  return isCut ? { ...diagnostic, message: `${diagnostic.message}${commentHint}` } : diagnostic;
}
