import { escapeHtml } from '../../html/escape-html.ts';

/** Characters that XML 1.0 cannot have, not even by a number. */
const noXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A text as it stands in XML, in an element or in a value in double quotes. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(noXml, ''));

/** An element with a text; '' where there is none. */
export const textElement = (name: string, text: string | undefined, attributes = ''): string =>
  text === undefined || text === '' ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`;
