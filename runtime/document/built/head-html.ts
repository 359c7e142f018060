import type { DocumentHead } from '../../state/document-head.ts';
import { headAttribute, headTags } from '../head-tags.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** JSON that cannot end the element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The elements of a head as HTML. Each is marked as the open page's, so that the browser takes it over. Language and
 * direction belong to the html element and are not in it.
 */
export function headHtml(head: DocumentHead): string {
  const elements = headTags(head).map(({ name, attributes }) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
    return `<${name}${written.join('')} ${headAttribute}>`;
  });
  const data = head.data
    ? [`<script type="application/ld+json" ${headAttribute}>${safeJson(head.data)}</script>`]
    : [];
  return [`<title>${escaped(head.title)}</title>`, ...elements, ...data].join('\n');
}
