import type { DocumentHead } from '../state/document-head.ts';
import { type HeadTag, headAttribute, headTags } from './head-tags.ts';

/** What is kept up in the browser; of a built page's other elements search engines have read by now what they need. */
const keptUp = [
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=canonical]',
  'link[hreflang]',
  'link[media]',
].join();

const nameOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => name !== headAttribute)
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join('\n');

function elementOf({ name, attributes }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute(headAttribute, '');
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, key === 'href' ? new URL(value, window.location.origin).href : value);
  }
  return element;
}

const canonical = (): string | null | undefined =>
  document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

/**
 * Makes the head of the document that of the open page. Elements that are there already, as those of a built page,
 * stay. What a built page said to link previews alone goes when another page opens: nothing else would keep it true.
 */
export function keepHead(head: DocumentHead): void {
  const before = canonical();
  const there = new Map<string, Element>();
  for (const element of document.head.querySelectorAll(`[${headAttribute}]`)) {
    if (element.matches(keptUp)) there.set(nameOf(element), element);
  }
  for (const element of headTags(head).map(elementOf)) {
    if (!there.delete(nameOf(element))) document.head.append(element);
  }
  for (const element of there.values()) element.remove();
  if (canonical() === before) return;
  for (const element of document.head.querySelectorAll(`[${headAttribute}]`)) {
    if (!element.matches(keptUp)) element.remove();
  }
}
