import type { Element, ElementContent, Root } from 'hast';
import { cleanTree, writeHtml } from '../../content/markdown/text-trees.ts';
import type { NoteTaker } from '../note.ts';
import {
  findElement,
  findElements,
  isBlank,
  isElement,
  makeElement,
  makeText,
  replaceElements,
} from './elements.ts';

const isCell = ({ tagName }: Element): boolean => tagName === 'td' || tagName === 'th';

/** What no cell of a Markdown table can hold. */
const structures = [
  'ul',
  'ol',
  'pre',
  'blockquote',
  'table',
  'hr',
  'dl',
  'details',
  'formula-block',
];

/** A row of a table in a text has no more cells. */
const maxCells = 150;

const spans = ({ properties: { colSpan, rowSpan } }: Element): boolean =>
  [colSpan, rowSpan].some((each) => each !== undefined && Number(each) !== 1);

/** Whether a table can be written in HTML alone. */
function needsHtml(table: Element): boolean {
  const cells = findElements(table, isCell);
  const isWide = findElements(table, ({ tagName }) => tagName === 'tr').some(
    ({ children }) => children.length > maxCells,
  );
  return (
    isWide ||
    cells.some(
      (cell) => spans(cell) || findElement(cell, ({ tagName }) => structures.includes(tagName)),
    )
  );
}

/** The paragraphs of a cell as lines, which are all that a cell can have. */
function flatCell(cell: Element): void {
  const lines: ElementContent[][] = [[]];
  for (const child of cell.children) {
    if (isElement(child, 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
      lines.push([...child.children], []);
    } else lines.at(-1)?.push(child);
  }
  const shown = lines.filter((line) => line.some((node) => !isBlank(node)));
  cell.children = shown.flatMap((line, index) =>
    index === 0 ? line : [makeElement('cell-break', []), ...line],
  );
  replaceElements(cell, (element) =>
    element.tagName === 'br' ? [makeElement('cell-break', [])] : undefined,
  );
}

/** Makes the first row the head of a table without one: every table of a text has a head. */
function headFirstRow(table: Element, notes: NoteTaker): void {
  if (findElement(table, ({ tagName }) => tagName === 'th')) return;
  const first = findElement(table, ({ tagName }) => tagName === 'tr');
  for (const cell of first?.children ?? []) if (isElement(cell, 'td')) cell.tagName = 'th';
  notes.add('changed', {
    zh: '没有表头的表格，第一行作表头',
    en: 'the first row of a table without a head is its head',
  });
}

const kept = ['colSpan', 'rowSpan', 'scope', 'align', 'href', 'src', 'alt', 'title'];

/** A table as HTML in lines, none of which is empty: that would end it. */
function tableHtml(table: Element): string {
  const copy = structuredClone(table);
  replaceElements(copy, (element) => {
    if (element.tagName === 'footnote-sign')
      return [makeText(`[${String(element.properties.label)}]`)];
    if (element.tagName.startsWith('formula-')) return [makeElement('code', element.children)];
    return undefined;
  });
  const tidy = (element: Element): void => {
    element.properties = Object.fromEntries(
      Object.entries(element.properties).filter(
        ([name, value]) => kept.includes(name) && !(name.endsWith('Span') && Number(value) === 1),
      ),
    );
    const isText =
      isCell(element) || !['table', 'thead', 'tbody', 'tfoot', 'tr'].includes(element.tagName);
    element.children = element.children.filter((child) => isText || child.type === 'element');
    for (const child of element.children) if (child.type === 'element') tidy(child);
    if (isCell(element)) {
      element.children = element.children.filter(
        (child, index, all) => !isBlank(child) || (index > 0 && index < all.length - 1),
      );
      const [only] = element.children;
      if (element.children.length === 1 && only && isElement(only, 'p', 'div')) {
        element.children = only.children;
      }
    }
  };
  tidy(copy);
  return writeHtml(cleanTree({ type: 'root', children: [copy] }))
    .replace(/[ \t]*\n(?=[ \t]*\n)/g, '&#10;')
    .replace(/(?<!^)(?=<(?:tr|thead|tbody|tfoot|\/table)\b)/g, '\n')
    .replace(/\n{2,}/g, '\n');
}

/**
 * Prepares tables for Markdown. One with merged cells, lists or tables inside stays as HTML.
 */
export function shapeTables(tree: Root, notes: NoteTaker): void {
  replaceElements(tree, (element) => {
    if (element.tagName !== 'table') return undefined;
    const cells = findElements(element, isCell);
    if (cells.every((cell) => isBlank(cell))) return [];
    if (needsHtml(element)) {
      // One inside of another is a part of that.
      return [makeElement('table-html', [element])];
    }
    for (const cell of cells) flatCell(cell);
    headFirstRow(element, notes);
    return undefined;
  });
  const unwrapInner = (parent: Element | Root, isInside: boolean): void => {
    parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      const isHtml = child.tagName === 'table-html';
      unwrapInner(child, isInside || isHtml);
      if (!isHtml) return [child];
      if (isInside) return child.children;
      const [table] = child.children;
      if (table?.type !== 'element') return [];
      replaceElements(table, (each) =>
        each.tagName === 'cell-break' ? [makeElement('br', [])] : undefined,
      );
      notes.add('changed', {
        zh: '有合并单元格或复杂内容的表格保留为 HTML',
        en: 'a table with merged cells or more than words in its cells stays as HTML',
      });
      return [makeElement('table-html', [], { value: tableHtml(table) })];
    });
  };
  unwrapInner(tree, false);
}
