import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { idPrefix } from '../../../schema/content/heading-ids.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import { visitElements } from '../markdown/visit-elements.ts';
import { onlyPicture } from './only-picture.ts';
import type { TextMessages } from './text-messages.ts';

const span = (className: string, value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [className] },
  children: [{ type: 'text', value }],
});

/** Takes {#id} from the end of a text. */
function takeId(text: string): { readonly rest: string; readonly id?: string } {
  const [whole, id] = /\s*\{#([^{}\s]+)\s*\}\s*$/.exec(text) ?? [];
  if (whole === undefined || id === undefined) return { rest: text };
  return { rest: text.slice(0, text.length - whole.length), id };
}

/** The paragraph right before an element, if it is one. */
function paragraphBefore(parent: Parents, index: number): Element | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const node = parent.children[at];
    if (node?.type === 'text' && node.value.trim() === '') continue;
    return node?.type === 'element' && node.tagName === 'p' ? node : undefined;
  }
  return undefined;
}

/** What a paragraph begins with that is the caption of the table below it: Table: …, 表：…, or the language's word. */
function captionStart(messages: TextMessages): RegExp {
  const own = messages.tableNumber.replace('{number}', '').trim();
  const escaped = own.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^(?:Table|表${own === '' ? '' : `|${escaped}`})\\s*[:：]\\s*`, 'i');
}

/** Makes the caption of a table of the paragraph before it. */
function takeCaption(
  table: Element,
  parent: Parents,
  index: number,
  start: RegExp,
): Element | undefined {
  const paragraph = paragraphBefore(parent, index);
  const first = paragraph?.children[0];
  if (!paragraph || first?.type !== 'text' || !start.test(first.value)) return undefined;
  const caption: Element = { ...paragraph, tagName: 'caption', properties: {} };
  first.value = first.value.replace(start, '');
  table.children.unshift(caption);
  const at = parent.children.indexOf(paragraph);
  parent.children[at] = { type: 'text', value: '' };
  return caption;
}

/**
 * Numbers the figures, tables and formulas of a sanitised text that have an id ({#id}), each kind by itself, makes
 * captions of the paragraphs before tables that begin like one, and writes the number into links without words.
 */
export function numberParts(tree: Root, messages: TextMessages): void {
  const labels = new Map<string, string>();
  const counts = { figureNumber: 0, tableNumber: 0, formulaNumber: 0 };
  const start = captionStart(messages);
  /** @returns the words of the next number of a kind */
  const label = (kind: keyof typeof counts, element: Element, id: string): string => {
    counts[kind] += 1;
    const text = messages[kind].replace('{number}', String(counts[kind]));
    if (labels.has(id)) delete element.properties.id;
    else {
      element.properties.id = idPrefix + id;
      labels.set(id, text);
    }
    return text;
  };
  visitElements(tree, (element, { parent, index }) => {
    const image = onlyPicture(element);
    if (image) {
      const { rest, id } = takeId(String(image.properties.title ?? ''));
      if (id === undefined) return true;
      image.properties.title = rest;
      image.properties.dataNumber = label('figureNumber', element, id);
      return true;
    }
    if (element.tagName === 'table') {
      const caption = takeCaption(element, parent, index, start);
      const last = caption?.children.at(-1);
      if (!caption || last?.type !== 'text') return undefined;
      const { rest, id } = takeId(last.value);
      last.value = rest.trimEnd();
      if (id === undefined) return undefined;
      const text = label('tableNumber', element, id);
      caption.children.unshift({ type: 'text', value: `${text}\u2003` });
      return undefined;
    }
    const id = element.properties.id;
    if (!isFormula(element) || typeof id !== 'string') return undefined;
    label('formulaNumber', element, id.slice(idPrefix.length));
    element.children.push(span('part-number', `(${counts.formulaNumber})`));
    return true;
  });
  fillLinks(tree, labels);
}

const isFormula = ({ tagName, properties: { className } }: Element): boolean =>
  tagName === 'div' && Array.isArray(className) && className.includes('formula');

/** Writes what a link to a numbered part leads to where its author wrote no words: [](#tides). */
function fillLinks(tree: Root, labels: ReadonlyMap<string, string>): void {
  visitElements(tree, (link) => {
    const { href } = link.properties;
    if (link.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return undefined;
    const label = labels.get(decodePath(href.slice(1)));
    const words: ElementContent[] = label === undefined ? [] : [{ type: 'text', value: label }];
    if (textOf(link).trim() === '' && link.children.length === 0) link.children = words;
    return undefined;
  });
}
