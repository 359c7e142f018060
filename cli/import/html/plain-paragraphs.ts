import { escapeHtml } from '../../html/escape-html.ts';

/** A plain text as HTML: a paragraph for what empty lines set apart, a break for each other line. */
export const plainParagraphs = (text: string): string =>
  text
    .split(/\r?\n[ \t\u3000]*\r?\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n');
