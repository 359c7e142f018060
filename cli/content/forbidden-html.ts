import type { Element, Root } from 'hast';
import type { Range } from '../lint/diagnostic.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { visitElements } from './visit-elements.ts';

const { tagNames, protocols } = sanitizeSchema;

/** Whether an address has a scheme that the attribute may not have; the reading is the sanitiser's. */
function isForbidden(attribute: string, address: string): boolean {
  const allowed = protocols?.[attribute];
  const scheme = /^([^:/?#]*):/.exec(address)?.[1];
  return !!allowed && scheme !== undefined && !allowed.includes(scheme);
}

function whatIsWrong({ tagName, properties }: Element): string | undefined {
  if (!tagNames?.includes(tagName)) return `<${tagName}>`;
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name)) return `the attribute ${name.toLowerCase()}`;
    if (name === 'style') return 'the attribute style';
    if (isForbidden(name, String(value))) {
      return `the address ${JSON.stringify(String(value).slice(0, 30))}`;
    }
  }
  return undefined;
}

/** What of the HTML inside of a text is going to be left out, each once. */
export function forbiddenHtml(tree: Root): readonly (Range & { what: string })[] {
  const found = new Map<string, Range & { what: string }>();
  visitElements(tree, (element) => {
    const what = whatIsWrong(element);
    if (what === undefined || found.has(what)) return;
    const start = element.position?.start.offset ?? 0;
    found.set(what, { what, start, end: element.position?.end.offset ?? start });
  });
  return [...found.values()];
}
