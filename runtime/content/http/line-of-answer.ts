import { lineReader } from '../../../schema/content/http/line-of-answer.ts';
import { parseHtml } from '../../html/trusted-html.ts';
import { quietHtml, quietStyle } from './quiet-html.ts';

/** The text of HTML, without what is no text. It runs nothing and loads nothing. */
function textOf(html: string): string {
  const { body } = parseHtml(quietHtml(html));
  for (const element of body.querySelectorAll(`script, template, ${quietStyle}`)) element.remove();
  return body.textContent ?? '';
}

/** A value as one line of text, its HTML read by the browser. */
export const lineOfAnswer = lineReader(textOf);
