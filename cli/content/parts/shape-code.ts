import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { highlightCode } from './highlight-code.ts';

const isElement = (node: unknown, name: string): node is Element =>
  (node as Element | undefined)?.type === 'element' && (node as Element).tagName === name;

function colour(code: Element): void {
  const [first] = [code.properties.className ?? []].flat();
  const language = /^language-(.+)$/.exec(String(first))?.[1]?.toLowerCase();
  const pieces = language === undefined ? undefined : highlightCode(textOf(code), language);
  if (pieces) code.children = pieces;
}

/** The numbers of the lines of a file, for the style sheet: they are no text to copy or to find. */
function lineNumbers(text: string): string | undefined {
  const count = text.replace(/\n$/, '').split('\n').length;
  if (count === 1) return undefined;
  return Array.from({ length: count }, (_, index) => index + 1).join('\n');
}

/**
 * Shapes a block of code: in colours by its language, in a box that scrolls by the keyboard, too; one that is a whole
 * file below the name of that file, with numbers of lines.
 */
export function shapeCode(pre: Element): Element {
  pre.properties.tabIndex = 0;
  const [code] = pre.children;
  if (!isElement(code, 'code')) return pre;
  const { title, ...properties } = code.properties;
  code.properties = properties;
  colour(code);
  const figure: Element = {
    type: 'element',
    tagName: 'figure',
    properties: { className: ['code'] },
    children: [pre],
  };
  if (typeof title !== 'string') return figure;
  pre.properties.dataLines = lineNumbers(textOf(code));
  figure.children.unshift({
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'span',
        properties: {},
        children: [{ type: 'text', value: title }],
      },
    ],
  });
  return figure;
}
