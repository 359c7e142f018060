import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Range } from '../lint/diagnostic.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

const safeAddress = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i;
const addresses = ['href', 'src', 'cite', 'longDesc'];

function whatIsWrong(element: Element): string | undefined {
  const { tagName, properties } = element;
  if (!sanitizeSchema.tagNames?.includes(tagName)) return `<${tagName}>`;
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name)) return `the attribute ${name.toLowerCase()}`;
    if (name === 'style') return 'the attribute style';
    if (addresses.includes(name) && !safeAddress.test(String(value).trim())) {
      return `the address ${String(value).slice(0, 30)}`;
    }
  }
  return undefined;
}

/** What of the HTML inside of a text is going to be left out, each once. */
export function forbiddenHtml(tree: Root): readonly (Partial<Range> & { what: string })[] {
  const found = new Map<string, Partial<Range> & { what: string }>();
  visit(tree, 'element', (element) => {
    const what = whatIsWrong(element);
    if (what === undefined || found.has(what)) return;
    const start = element.position?.start.offset;
    const end = element.position?.end.offset;
    found.set(what, {
      what,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
    });
  });
  return [...found.values()];
}
