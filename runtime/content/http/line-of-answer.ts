import { quietHtml, quietStyle } from './quiet-html.ts';

/** Longer texts are no titles and no summaries; they are cut. */
const longest = 500;

/** The text of HTML, without what is no text. It runs nothing and loads nothing. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(quietHtml(html), 'text/html');
  for (const element of body.querySelectorAll(`script, template, ${quietStyle}`)) element.remove();
  return body.textContent ?? '';
}

/** A value as one line of text: an API may hand out numbers, or text with tags and entities in it. */
export function lineOfAnswer(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = (/[<&]/.test(value) ? textOf(value) : value).replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text === '') return undefined;
  // Cut between characters, not within one.
  return text.length <= longest ? text : [...text.slice(0, 2 * longest)].slice(0, longest).join('');
}
