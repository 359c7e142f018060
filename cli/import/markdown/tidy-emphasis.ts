import type { PhrasingContent, RootContent } from 'mdast';

type Parent = { children: RootContent[] };
type Marked = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>;

const isMarked = (node: RootContent | undefined): node is Marked =>
  node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete';

/** What ends something cannot begin bold words, and what opens something cannot end them. */
const leading = /^[\s、，。．；：？！）】》〉」』〕｝］”’…]+/;
const trailing = /[\s（【《〈「『〔｛［“‘]+$/;

/** Takes blanks and signs out of the ends of marked words, where they would keep the marks from being read. */
function hoisted(node: Marked): RootContent[] {
  const before: RootContent[] = [];
  const after: RootContent[] = [];
  const first = node.children[0];
  if (first?.type === 'text') {
    const [found = ''] = leading.exec(first.value) ?? [];
    if (found !== '') before.push({ type: 'text', value: found });
    first.value = first.value.slice(found.length);
  }
  if (first?.type === 'break') {
    node.children.shift();
    before.push(first);
  }
  const last = node.children.at(-1);
  if (last?.type === 'text') {
    const [found = ''] = trailing.exec(last.value) ?? [];
    if (found !== '') after.push({ type: 'text', value: found });
    last.value = last.value.slice(0, last.value.length - found.length);
  }
  if (last?.type === 'break') {
    node.children.pop();
    after.push(last);
  }
  node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '');
  return [...before, ...(node.children.length === 0 ? [] : [node]), ...after];
}

/** Joins what stands side by side: marks of the same kind, and texts. */
function joined(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (isMarked(node) && last?.type === node.type) {
      (last as Marked).children = joined([
        ...(last as Marked).children,
        ...node.children,
      ]) as PhrasingContent[];
    } else if (node.type === 'inlineCode' && last?.type === 'inlineCode') {
      result[result.length - 1] = { type: 'inlineCode', value: last.value + node.value };
    } else if (node.type === 'text' && last?.type === 'text') {
      result[result.length - 1] = { type: 'text', value: last.value + node.value };
    } else result.push(node);
  }
  return result;
}

/** Takes the blanks at both ends of a line of text, which nobody sees. */
function trimEnds(parent: Parent): void {
  const first = parent.children[0];
  if (first?.type === 'text') first.value = first.value.replace(/^\s+/, '');
  const last = parent.children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\s+$/, '');
  parent.children = parent.children.filter((child) => child.type !== 'text' || child.value !== '');
}

/**
 * Writes bold, slanted and struck words so that Markdown reads them as such: no blanks at their ends, no mark inside of
 * the same mark, none behind its like.
 */
export function tidyEmphasis(parent: Parent, open: ReadonlySet<string> = new Set()): void {
  const inside = parent.children.flatMap((child): RootContent[] => {
    const isAgain = isMarked(child) && open.has(child.type);
    if ('children' in child) {
      const next = isMarked(child) ? new Set([...open, child.type]) : open;
      tidyEmphasis(child as Parent, next);
    }
    if (child.type === 'inlineCode' && child.value.trim() === '') {
      return [{ type: 'text', value: ' ' }];
    }
    return isAgain ? (child as Marked).children : [child];
  });
  const lines = parent as { readonly type?: string };
  const together = joined(inside);
  parent.children = joined(
    together.flatMap((child) => (isMarked(child) ? hoisted(child) : [child])),
  );
  if (lines.type === 'paragraph' || lines.type === 'heading') trimEnds(parent);
}
