import { script, scriptOf } from './script-of.ts';

const marks = /^[+#]{1,2}(?![+#])/;

/**
 * The marks right behind a word that are the end of its name: C++, C#. Between words they are none: 1+1, a#b.
 * @param at where the word ends
 */
export function nameEnd(text: string, at: number): string {
  const mark = text[at];
  if (mark !== '+' && mark !== '#') return '';
  const found = marks.exec(text.slice(at, at + 3))?.[0] ?? '';
  const next = String.fromCodePoint(text.codePointAt(at + found.length) ?? 0x20);
  return scriptOf(next) === script.word ? '' : found;
}
