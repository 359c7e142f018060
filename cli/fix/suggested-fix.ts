import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { isPlainPart, writeScalar } from '../diagnostics/write-scalar.ts';

/** A scalar of one line with its quotation marks. */
const quoted = /^(?:"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\n]*(?:''[^'\n]*)*')$/;

/** What an address in Markdown may be without any marks around it. */
const bareAddress = /^[^\s<>()[\]"'`]+$/;

/**
 * The fix that takes the suggestion of a diagnostic: a guess, as every suggestion.
 * @param text of the file that it is about
 * @param bodyStart where the text is Markdown from; all before it is YAML
 * @returns undefined where nothing is suggested, or what is marked is no single text
 */
export function suggestedFix(
  { start, end, suggestion }: Pick<Diagnostic, 'start' | 'end' | 'suggestion'>,
  text: string,
  bodyStart: number,
): Fix | undefined {
  const written = text.slice(start, end);
  if (suggestion === undefined || written === '' || written.includes('\n')) return undefined;
  if (start >= bodyStart) {
    if (!bareAddress.test(suggestion) || !bareAddress.test(written)) return undefined;
    return { safe: false, edits: [{ start, end, text: suggestion }] };
  }
  if (quoted.test(written)) {
    return { safe: false, edits: [{ start, end, text: writeScalar(written, suggestion) }] };
  }
  const contentChecked =
    !/[\p{L}\p{N}/_-]/u.test(text[start - 1] ?? '') && !/[\p{L}\p{N}/_-]/u.test(text[end] ?? '');
  if (!isPlainPart(suggestion) && !contentChecked) return undefined;
  const isQuoted = /["']/.test(text[start - 1] ?? '') || /["']/.test(text[end] ?? '');
  // Part of a text in quotation marks stands in them already.
  const replaced =
    isQuoted || isPlainPart(suggestion) ? suggestion : writeScalar(written, suggestion);
  return { safe: false, edits: [{ start, end, text: replaced }] };
}
