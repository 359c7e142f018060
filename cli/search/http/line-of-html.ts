import { lineReader } from '../../../schema/content/http/line-of-answer.ts';
import { textOfHtml } from '../../content/markdown/text-of-html.ts';

/** What is longer was never meant as one line. */
const maxLength = 20_000;

/** A value as one line of text, its HTML read as a browser would. */
export const lineOfHtml = lineReader((html) => textOfHtml(html.slice(0, maxLength)));
