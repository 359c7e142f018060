import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { toDiagnostic } from '../diagnostics/to-diagnostic.ts';
import { booleanWordFinding } from '../read/boolean-word.ts';
import { fullwidthAt, fullwidthFinding } from '../read/fullwidth.ts';
import { lossyFinding } from '../read/lossy-scalar.ts';
import type { ReadResult } from '../read/read-result.ts';
import type { ReadFinding } from '../read/read-rules.ts';
import type { TypeSlip } from './schema-rules.ts';

/** What is wrong with the notation of a value that is of the wrong type because of it. */
function slipOf(
  { wanted, value }: TypeSlip,
  { start, end }: Diagnostic,
  text: string,
): ReadFinding | undefined {
  const at = fullwidthAt(text, start, end);
  if (at >= 0) return fullwidthFinding(text, at);
  const written = text.slice(start, end);
  const isBracketed = /^(?:｛[\s\S]*｝|【[\s\S]*】|［[\s\S]*］)$/.test(written);
  if (isBracketed && (wanted.includes('object') || wanted.includes('array'))) {
    return fullwidthFinding(text, start);
  }
  if (wanted.includes('boolean')) {
    const word = booleanWordFinding({ start, end, written });
    if (word) return word;
  }
  const isRead = typeof value === 'number' || typeof value === 'boolean';
  return wanted.includes('string') && isRead && String(value) !== written
    ? lossyFinding({ start, end, written }, value, true)
    : undefined;
}

/** A key without a value, and a comment that may have been meant as one: `link: #top`. */
const commentBehind = /^["']?[ \t]*:[ \t]+#[^\s#]/;
const commentHint = '; a # behind a blank starts a comment, so put the value in quotes';

/**
 * A finding about the shape of what was read as a diagnostic. Where the notation alone makes a value one of
 * another type, it is told as that: full-width punctuation, yes for true, 007.
 */
export function shapeDiagnostic(
  finding: Finding & { readonly rule: string; readonly slip?: TypeSlip },
  read: ReadResult,
): Diagnostic {
  const diagnostic = toDiagnostic(finding, { id: finding.rule, severity: 'error' }, read);
  if (!finding.slip) return diagnostic;
  const slip = slipOf(finding.slip, diagnostic, read.text);
  if (slip) return { ...slip, severity: 'error', file: read.file };
  const isCut = finding.slip.value === null && commentBehind.test(read.text.slice(diagnostic.end));
  return isCut ? { ...diagnostic, message: `${diagnostic.message}${commentHint}` } : diagnostic;
}
