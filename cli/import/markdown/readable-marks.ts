import type { RootContent } from 'mdast';

type Parent = { type?: string; children: RootContent[] };
type Marked = Extract<RootContent, { type: 'strong' | 'emphasis' | 'delete' }>;

const isMarked = (node: RootContent | undefined): node is Marked =>
  node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';

const cjk =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
const isCjk = (character: string): boolean => cjk.test(character);
const isSign = (character: string): boolean => /[\p{P}\p{S}]/u.test(character) && !isCjk(character);
/** What stands beside a mark that signs may stand on the other side of. */
const isOpen = (character: string): boolean =>
  character === '' || /\s/.test(character) || isSign(character) || isCjk(character);

/** The first or the last character that a node is written with. */
function edge(node: RootContent | undefined, side: 'first' | 'last'): string {
  if (node === undefined || node.type === 'break') return '';
  if (node.type === 'text') {
    const characters = [...node.value];
    return (side === 'first' ? characters[0] : characters.at(-1)) ?? '';
  }
  if (isMarked(node)) {
    const { children } = node;
    return edge(side === 'first' ? children[0] : children.at(-1), side);
  }
  // Links, pictures, code, notes and HTML have signs at their ends.
  return '[';
}

/** Whether Markdown reads the marks of a node, between a character before and one behind it. */
function isReadable(node: Marked, before: string, behind: string): boolean {
  const [first, last] = [edge(node.children[0], 'first'), edge(node.children.at(-1), 'last')];
  if (isSign(first) && !isOpen(before)) return false;
  if (isSign(last) && !isOpen(behind)) return false;
  // Stars between digits are signs of their own, as in 3*4*5.
  if (/\d/.test(before) && /\d/.test(first)) return false;
  if (/\d/.test(last) && /\d/.test(behind)) return false;
  // Single stars inside of Chinese words may be meant as stars, and the linter asks.
  return node.type !== 'emphasis' || !/[\p{Script=Han}\d]/u.test(before);
}

const names = { strong: 'strong', emphasis: 'em', delete: 'del' } as const;

/**
 * Writes marked words as HTML where Markdown would not read their marks: next to punctuation, between digits, right
 * behind other marks.
 */
export function makeMarksReadable(parent: Parent): void {
  const { children } = parent;
  for (const [index, child] of children.entries()) {
    if ('children' in child) makeMarksReadable(child as Parent);
    if (!isMarked(child)) continue;
    const before = children[index - 1];
    const isBeside = isMarked(before) || (index > 0 && edge(before, 'last') === '*');
    if (!isBeside && isReadable(child, edge(before, 'last'), edge(children[index + 1], 'first')))
      continue;
    const element = { type: 'mdxJsxTextElement', name: names[child.type], attributes: [] };
    children[index] = { ...element, children: child.children } as unknown as RootContent;
  }
}
