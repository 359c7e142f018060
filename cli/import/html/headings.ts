import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { decodePath } from '../../addresses/decode-path.ts';
import type { NoteTaker } from '../note.ts';
import { findElements, isBlank, isHeading, replaceElements } from './elements.ts';

/** Whether an element is a heading. */
const isHeadingElement = (element: Element): boolean => isHeading(element);

const wordsOf = (element: Element): string => textOf(element).replace(/\s+/g, ' ').trim();

/** What of two titles counts when they are compared. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{P}]/gu, '')
    .toLowerCase();

/**
 * Takes the heading out that repeats the title, or is the title.
 * @param title undefined: the first heading of the first level is it, where the text begins with it
 * @returns the title
 */
export function takeTitle(tree: Root, title: string | undefined): string | undefined {
  const headings = findElements(tree, isHeadingElement);
  const main = headings.find(({ tagName }) => tagName === 'h1');
  const wanted =
    title === undefined
      ? main
      : headings.slice(0, 3).find((heading) => fold(wordsOf(heading)) === fold(title));
  if (!wanted) return title;
  const found = wordsOf(wanted);
  replaceElements(tree, (element) => (element === wanted ? [] : undefined));
  return title ?? (found === '' ? undefined : found);
}

/** Makes headings begin at the second level, as the first one is the title's; their signs of bold words go. */
export function shiftHeadings(tree: Root): void {
  const headings = findElements(tree, isHeadingElement);
  // Of levels that a text leaves out nobody knows.
  const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, levels.indexOf(heading.tagName) + 2)}`;
    replaceElements(heading, (element) => {
      if (['strong', 'b', 'span'].includes(element.tagName)) return element.children;
      return element.tagName === 'br' ? [{ type: 'text', value: ' ' }] : undefined;
    });
  }
}

const targetOf = ({ properties: { href } }: Element): string | undefined =>
  typeof href === 'string' && href.startsWith('#') ? href.slice(1) : undefined;

/**
 * Keeps the places that links lead to, where they are headings: their ids are written behind them. Other links of the
 * text to its places lose their address.
 * @param others places that links of other documents lead to
 */
export function keepAnchors(tree: Root, notes: NoteTaker, others: ReadonlySet<string>): void {
  const links = findElements(tree, ({ tagName }) => tagName === 'a');
  const wanted = new Set([...others, ...links.flatMap((link) => targetOf(link) ?? [])]);
  if (wanted.size === 0) return;
  const known = new Map([...wanted].map((each) => [decodePath(each), each]));
  const given = new Set<string>();
  let waiting: string | undefined;
  const idOf = ({ properties: { id, name } }: Element): string | undefined =>
    [id, name].find((each): each is string => typeof each === 'string' && known.has(each));
  const walk = (children: readonly ElementContent[]): void => {
    for (const child of children) {
      if (child.type !== 'element') {
        if (child.type === 'text' && child.value.trim() !== '') waiting = undefined;
        continue;
      }
      const own = idOf(child);
      if (own !== undefined) waiting = own;
      if (!isHeadingElement(child)) {
        walk(child.children);
        continue;
      }
      const inside = findElements(child, (element) => idOf(element) !== undefined)[0];
      const id = own ?? (inside && idOf(inside)) ?? waiting;
      waiting = undefined;
      if (id === undefined || given.has(id) || /[{}\s]/.test(id)) continue;
      given.add(id);
      child.children.push({ type: 'text', value: ` {#${id}}` });
    }
  };
  walk(tree.children as ElementContent[]);
  replaceElements(tree, (element) => {
    if (element.tagName !== 'a') return undefined;
    const target = targetOf(element);
    if (target === undefined || given.has(decodePath(target))) return undefined;
    if (!isBlank(element) && target !== '' && target !== 'top') {
      notes.add(
        'lost',
        {
          zh: '指向正文中某处的链接',
          en: 'a link to a place in the text',
        },
        `#${target}`,
      );
    }
    return target === '' || target === 'top' ? [] : element.children;
  });
}
