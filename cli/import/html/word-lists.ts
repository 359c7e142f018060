import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isElement, makeElement, replaceElements } from './elements.ts';

/** How deep a paragraph stands in a list that Word pasted; undefined: it is no item. */
function levelOf(node: ElementContent): number | undefined {
  if (!isElement(node, 'p')) return undefined;
  const style = String(node.properties.style ?? '');
  const level = /mso-list\s*:[^;]*\blevel(\d)/i.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
}

const isSign = (node: ElementContent): boolean =>
  node.type === 'element' && /mso-list\s*:\s*ignore/i.test(String(node.properties.style ?? ''));

/** Takes the sign of an item out of a paragraph, where Word wrote it into the text. */
function takeSign(parent: Element): string {
  let sign = '';
  parent.children = parent.children.filter((child) => {
    if (isSign(child)) {
      sign ||= textOf(child).trim();
      return false;
    }
    if (child.type === 'element') sign ||= takeSign(child);
    return true;
  });
  return sign;
}

type Item = { readonly level: number; readonly isOrdered: boolean; readonly content: Element };

/** Items as a list, with those of deeper levels inside of the item above. */
function listOf(items: readonly Item[]): Element {
  const [first] = items;
  const base = Math.min(...items.map(({ level }) => level));
  const rows: Element[] = [];
  let deeper: Item[] = [];
  const close = (): void => {
    if (deeper.length === 0) return;
    const last = rows.at(-1);
    if (last) last.children.push(listOf(deeper));
    else rows.push(makeElement('li', [listOf(deeper)]));
    deeper = [];
  };
  for (const item of items) {
    if (item.level > base) deeper.push(item);
    else {
      close();
      rows.push(makeElement('li', item.content.children));
    }
  }
  close();
  return makeElement(first?.isOrdered ? 'ol' : 'ul', rows);
}

function withLists(children: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  let items: Item[] = [];
  const close = (): void => {
    if (items.length > 0) result.push(listOf(items));
    items = [];
  };
  for (const child of children) {
    const level = levelOf(child);
    if (level !== undefined && child.type === 'element') {
      const sign = takeSign(child);
      items.push({
        level,
        isOrdered: /[\d\p{Script=Han}]|^[(（]?[a-z][.)）]/iu.test(sign),
        content: child,
      });
    } else if (items.length === 0 || child.type !== 'text' || child.value.trim() !== '') {
      close();
      result.push(child);
    }
  }
  close();
  return result;
}

/** Makes lists of the paragraphs that Word writes in their place (`mso-list`). */
export function wordLists(tree: Root): void {
  const hasItem = (children: readonly ElementContent[]): boolean =>
    children.some((child) => levelOf(child) !== undefined);
  replaceElements(tree, (element) => {
    if (hasItem(element.children)) element.children = withLists(element.children);
    return undefined;
  });
  if (hasItem(tree.children as ElementContent[])) {
    tree.children = withLists(tree.children as ElementContent[]);
  }
}
