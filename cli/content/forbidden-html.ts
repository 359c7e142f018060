import type { Element, Root } from 'hast';
import { unsafeScheme } from '../addresses/unsafe-address.ts';
import type { Range } from '../diagnostics/diagnostic.ts';
import { elementRange } from './element-range.ts';
import { isOnOwnDisk } from './own-disk.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { visitElements } from './visit-elements.ts';
import { isWrittenInput } from './written-input.ts';

const { tagNames, protocols } = sanitizeSchema;

/** Whether an address has a scheme that the attribute may not have; the reading is the sanitiser's. */
function isForbidden(attribute: string, address: string): boolean {
  const allowed = protocols?.[attribute];
  const scheme = /^([^:/?#]*):/.exec(address)?.[1];
  return !!allowed && scheme !== undefined && !allowed.includes(scheme);
}

function whatIsWrong(element: Element): string[] {
  const { tagName, properties } = element;
  if (!tagNames?.includes(tagName) || isWrittenInput(element)) return [`<${tagName}>`];
  return Object.entries(properties).flatMap(([name, value]) => {
    if (/^on/i.test(name)) return `the attribute ${name.toLowerCase()}`;
    if (name === 'style') return 'the attribute style';
    if (!isForbidden(name, String(value))) return [];
    // A link that runs a script, and a file of the author's own, is told by a rule of its own.
    if (isOnOwnDisk(String(value))) return [];
    if (name === 'href' && unsafeScheme(String(value))) return [];
    return `the address ${JSON.stringify(String(value).slice(0, 30))}`;
  });
}

/** What of the HTML inside of a text is going to be left out, each once. */
export function forbiddenHtml(tree: Root): readonly (Range & { what: string })[] {
  const found = new Map<string, Range & { what: string }>();
  visitElements(tree, (element) => {
    for (const what of whatIsWrong(element)) {
      if (!found.has(what)) found.set(what, { what, ...elementRange(element) });
    }
    return undefined;
  });
  return [...found.values()];
}
