import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { decodePath } from '../../addresses/decode-path.ts';
import { findElements, isBlank, isElement, makeElement, replaceElements } from './elements.ts';

/** A note below a text. */
export type Footnote = { readonly label: string; children: readonly ElementContent[] };

/** The names by which links find an element. */
const namesOf = ({ properties: { id, name } }: Element): readonly string[] =>
  [id, name].filter((each): each is string => typeof each === 'string' && each !== '');

const targetOf = ({ properties: { href } }: Element): string | undefined =>
  typeof href === 'string' && href.startsWith('#') && href.length > 1
    ? decodePath(href.slice(1))
    : undefined;

/** Signs and links of notes: 1, [1], *, ↑, ↩. */
const signs = /^(?:[\s[\](（）)\d*†‡①-⑳↑↩⏎^a-z]{0,6}|返回)$/iu;

const isSign = (link: Element): boolean =>
  signs.test(
    textOf(link)
      .replace(/\ufe0e/g, '')
      .trim(),
  );

/** Takes the link back to the text, and the blanks around it, out of a note. */
function withoutBacklinks(
  children: readonly ElementContent[],
  isBack: (link: Element) => boolean,
): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'a' && isBack(child)) return [];
    const inside = withoutBacklinks(child.children, isBack);
    const isLeft = inside.every(isBlank) && inside.length < child.children.length;
    return isLeft ? [] : [{ ...child, children: inside }];
  });
}

/**
 * Finds the notes of a text: a sign that links to an element which links back, as Word, WordPress and most programs
 * write them. The signs become elements of their own, the notes are taken out of the tree.
 */
export function takeFootnotes(tree: Root): readonly Footnote[] {
  const holders = new Map<string, Element>();
  const note = (element: Element): void => {
    const inside = findElements(element, ({ tagName }) => tagName === 'a');
    for (const each of [element, ...inside])
      for (const name of namesOf(each)) holders.set(name, element);
  };
  for (const each of findElements(tree, ({ tagName }) => ['p', 'div'].includes(tagName)))
    note(each);
  for (const each of findElements(tree, ({ tagName }) => tagName === 'li')) note(each);
  const labels = new Map<Element, string>();
  const links = findElements(tree, ({ tagName }) => tagName === 'a');
  const backNames = new Map<Element, Set<string>>();
  for (const [name, holder] of holders) {
    const back = backNames.get(holder) ?? new Set<string>();
    backNames.set(holder, back.add(name));
  }
  const leadsTo = (link: Element): Element | undefined => holders.get(targetOf(link) ?? '');
  const inNote = new Map<Element, Element>();
  for (const holder of new Set(holders.values())) {
    for (const link of findElements(holder, ({ tagName }) => tagName === 'a'))
      inNote.set(link, holder);
  }
  const signNames = new Set<Element>();
  for (const link of links) {
    const holder = leadsTo(link);
    const own = inNote.get(link);
    // Signs stand before their notes: a link in a note that is found already leads back.
    if (!holder || own === holder || (own && labels.has(own)) || !isSign(link)) continue;
    // The note links back to the sign, or to what stands around it.
    const back = findElements(holder, ({ tagName }) => tagName === 'a').some((each) => {
      const target = targetOf(each);
      return target !== undefined && isSign(each) && leadsTo(each) !== holder;
    });
    if (!back) continue;
    if (!labels.has(holder)) labels.set(holder, String(labels.size + 1));
    signNames.add(link);
  }
  if (labels.size === 0) return [];
  const footnotes = [...labels].map(([holder, label]) => {
    const inside = holder.children;
    const children = withoutBacklinks(inside, (link) => {
      const target = targetOf(link);
      return target !== undefined && isSign(link) && leadsTo(link) !== holder;
    });
    return { label, children };
  });
  replaceElements(tree, (element) => {
    if (labels.has(element)) return [];
    if (signNames.has(element)) {
      return [
        makeElement('footnote-sign', [], { label: labels.get(leadsTo(element) as Element) ?? '' }),
      ];
    }
    if (element.tagName === 'sup') {
      const shown = element.children.filter((child) => !isBlank(child) || isElement(child));
      const [only] = shown;
      return shown.length === 1 && only && isElement(only, 'footnote-sign') ? [only] : undefined;
    }
    const isEmptied = ['ol', 'ul', 'section', 'div'].includes(element.tagName) && isBlank(element);
    return isEmptied && element.properties.id === undefined ? [] : undefined;
  });
  return footnotes;
}
