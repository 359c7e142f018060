import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visitElements } from './visit-elements.ts';

/** What the lines of stand as they are written. */
const kept = new Set(['pre', 'code', 'kbd', 'samp', 'textarea']);
/** In these a line's end between two elements is part of the text. */
const phrasing = new Set(['p', 'strong', 'em', 'b', 'i', 'a', 'del', 's', 'span', 'sub', 'sup']);
/** Sets no blanks between its words, punctuation included. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u3001-\u303F\uFF01-\uFF65\u2018-\u201D\u2014\u2026]/u;
const numeral = '[一二三四五六七八九十百]{1,4}';
/** Begins a line of its own in Chinese texts: numbers, bullets, notes, and the two blanks of a paragraph. */
const ownLine = new RegExp(
  `^(?:\\u3000|[（(](?:\\d{1,3}|${numeral})[）)]|\\d{1,3}(?:[、）)]|[.．](?=\\p{Script=Han}))|${numeral}、|第${numeral}[章节条款项]|[①-⑳⑴-⒇●○■□◆◇▪※•])`,
  'u',
);

const lineBreak: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };

/** One character of the text beside a node; none where a line ends there already. */
function beside(node: RootContent | undefined, side: 'first' | 'last'): string {
  if (node === undefined || (node.type === 'element' && node.tagName === 'br')) return '';
  const text = node.type === 'element' || node.type === 'text' ? textOf(node as Nodes) : '';
  return (side === 'first' ? [...text.slice(0, 2)][0] : [...text.slice(-2)].at(-1)) ?? '';
}

/** The parts of a text, put together as Chinese lines are. */
function joined(value: string, before: string, after: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let text = '';
  let last = before;
  const lines = value.split('\n');
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    if (index > 0) {
      const next = line || (isLast ? after : '');
      if (last !== '' && ownLine.test(next)) {
        parts.push({ type: 'text', value: text }, lineBreak);
        text = '\n';
      } else if (!unspaced.test(last) || !unspaced.test([...next.slice(0, 2)][0] ?? ''))
        text += '\n';
    }
    text += line;
    last = line === '' ? last : ([...line.slice(-2)].at(-1) ?? '');
  }
  return [...parts, { type: 'text', value: text }];
}

/**
 * Takes out the ends of lines where they would be read as blanks between Chinese characters, and makes breaks
 * of them before what begins a line of its own: 一、, （1）, ①.
 */
export function joinLines(tree: Root): void {
  visitElements(tree, (element) => {
    if (kept.has(element.tagName)) return true;
    const { children } = element;
    if (!children.some((child) => child.type === 'text' && child.value.includes('\n'))) {
      return undefined;
    }
    element.children = children.flatMap((child, index): ElementContent[] => {
      if (child.type !== 'text' || !child.value.includes('\n')) return [child];
      if (child.value.trim() === '' && !phrasing.has(element.tagName)) return [child];
      const before = beside(children[index - 1], 'last');
      return joined(child.value, before, beside(children[index + 1], 'first'));
    });
    return undefined;
  });
}
