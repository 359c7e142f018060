import type { Range } from '../../diagnostics/diagnostic.ts';
import { quotedFrom } from '../value-end.ts';
import { insertion, repair, type SyntaxRepair } from './repair-finder.ts';

/** Signs that begin a comment, a name, an alias or a tag, or that no text begins with. */
const sign = /[#&*!%@`]/;
/** Signs that begin a text of several lines, or a list or mapping in brackets. */
const opener = /[|>[{]/;

/** Whether a text that begins here becomes something else than text by the blank before it. */
export const beginsSign = (text: string, at: number): boolean => sign.test(text.charAt(at));

/**
 * The repairs of a blank that is missing before a text. Where the blank makes a comment, an alias or the like of
 * the text, that is not surely what somebody meant: the text goes in quotes then, and that is a guess.
 * @param range what is reported
 * @param at where the text begins
 */
export function missingBlank(
  text: string,
  range: Range,
  at: number,
  message: string,
): readonly SyntaxRepair[] {
  if (!beginsSign(text, at)) {
    return [repair(range, message, !opener.test(text.charAt(at)), insertion(at, ' '))];
  }
  const quoted = quotedFrom(text, at);
  return [
    repair(range, message, false, { ...quoted, text: ` ${quoted.text}` }),
    // With the lines below it, it may be a key that somebody wanted out of sight.
    repair(range, message, false, { start: at, end: at + 1, text: ' ' }),
  ];
}
