import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import {
  type Handle,
  type Info,
  type Options,
  type State,
  toMarkdown,
} from 'mdast-util-to-markdown';
import { sanitizeSchema } from '../../content/markdown/sanitize-schema.ts';
import { linkAddresses } from './explicit-links.ts';
import { makeMarksReadable } from './readable-marks.ts';
import { tidyEmphasis } from './tidy-emphasis.ts';

type Named = {
  readonly name: string | null;
  readonly children: RootContent[];
  readonly attributes: readonly unknown[];
};
type Callout = { readonly kind: string; readonly title: string; readonly children: RootContent[] };
type Formula = { readonly value: string; readonly isBlock?: boolean; readonly info?: string };

/** Characters that this Markdown gives no meaning of their own: addresses in texts become links. */
const harmless = ({ character, atBreak }: NonNullable<Options['unsafe']>[number]): boolean =>
  character === '~' || character === '@' || (!atBreak && (character === '.' || character === ':'));

const gfm: Options = {
  extensions: (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).map((extension) => ({
    ...extension,
    unsafe: (extension.unsafe ?? []).filter((each) => !harmless(each)),
  })),
};

/** Words between two marks, as this Markdown reads them next to Chinese characters, too. */
const marked =
  (mark: string): Handle =>
  (node: Parents, _, state: State, info: Info) => {
    const tracker = state.createTracker(info);
    const exit = state.enter(mark === '*' ? 'emphasis' : 'strong');
    const open = tracker.move(mark);
    const inside = tracker.move(
      state.containerPhrasing(node as never, {
        ...tracker.current(),
        before: mark,
        after: mark[0] ?? '',
      }),
    );
    exit();
    return open + inside + mark;
  };

const attributesOf = ({ attributes }: Named): string =>
  attributes
    .flatMap((each) => {
      const { name, value } = each as { name?: string; value?: unknown };
      if (name === undefined || typeof value !== 'string') return [];
      const isKept = [
        'href',
        'src',
        'alt',
        'title',
        'colSpan',
        'rowSpan',
        'open',
        'align',
        'scope',
      ].includes(name);
      return isKept
        ? [` ${name.toLowerCase()}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`]
        : [];
    })
    .join('');

const inlineElement = ((node: Named, _: unknown, state: State, info: Info) => {
  const { name } = node;
  const inside = state.containerPhrasing(node as never, { ...info, before: '>', after: '<' });
  if (name === 'br' || name === 'hr') return `<${name}>`;
  if (name === null || !sanitizeSchema.tagNames?.includes(name)) return inside;
  return `<${name}${attributesOf(node)}>${inside}</${name}>`;
}) as Handle;

/** How many callouts stand in one another below a node. */
function depthOf(nodes: readonly RootContent[]): number {
  let depth = 0;
  for (const node of nodes) {
    if (!('children' in node)) continue;
    const inside = depthOf(node.children as RootContent[]);
    const own = (node as { type: string }).type === 'callout' ? 1 : 0;
    depth = Math.max(depth, inside + own);
  }
  return depth;
}

const parts = {
  mdxJsxTextElement: inlineElement,
  mdxJsxFlowElement: ((node: Named, _: unknown, state: State, info: Info) => {
    const { name, children } = node;
    if (name === 'br' || name === 'hr') return `<${name}>`;
    const [only] = children;
    if (name === 'summary' && only?.type === 'paragraph') {
      return `<summary>${state.containerPhrasing(only, { ...info, before: '>', after: '<' })}</summary>`;
    }
    const inside = state.containerFlow(node as never, info);
    if (name === null || !sanitizeSchema.tagNames?.includes(name)) return inside;
    return `<${name}${attributesOf(node)}>\n\n${inside}\n\n</${name}>`;
  }) as Handle,
  callout: ((node: Callout, _: unknown, state: State, info: Info) => {
    const colons = ':'.repeat(3 + depthOf(node.children));
    const title = node.title.replace(/\s+/g, ' ').trim();
    const inside = state.containerFlow(node as never, info);
    return `${colons}${node.kind}${title === '' ? '' : ` ${title}`}\n${inside}\n${colons}`;
  }) as Handle,
  formula: ((node: Formula) => {
    if (!node.isBlock) return `$${node.value.trim()}$`;
    const lines = node.value.split('\n').filter((line) => line.trim() !== '');
    return `$$\n${lines.join('\n')}\n$$${node.info ? ` ${node.info}` : ''}`;
  }) as Handle,
  inlineMath: ((node: Formula) => `$${node.value.replace(/\s+/g, ' ').trim()}$`) as Handle,
  math: ((node: Formula) => {
    const lines = node.value.split('\n').filter((line) => line.trim() !== '');
    return `$$\n${lines.join('\n')}\n$$`;
  }) as Handle,
};

function countDollars(node: Nodes): number {
  if (node.type === 'text') return node.value.split('$').length - 1;
  return 'children' in node
    ? (node.children as Nodes[]).reduce((sum, child) => sum + countDollars(child), 0)
    : 0;
}

const unsafe: NonNullable<Options['unsafe']> = [
  { character: '~', after: '~', inConstruct: 'phrasing' },
  { character: '~', before: '~', inConstruct: 'phrasing' },
  // Full-width blanks are blanks behind the sign of a list.
  { atBreak: true, character: '-', after: '\\u3000' },
  { atBreak: true, character: '+', after: '\\u3000' },
  { atBreak: true, before: '\\d+', character: '.', after: '\\u3000' },
  { atBreak: true, character: ':', after: '::' },
];

/** One sign of a currency begins no formula; of two the first may. */
const dollar: NonNullable<Options['unsafe']>[number] = {
  character: '$',
  inConstruct: 'phrasing',
};

/**
 * Writes a tree as the Markdown of this project, so that it is read as it is meant: with callouts, formulas, and the
 * HTML that a text may hold. The tree is changed.
 */
export function writeMarkdown(tree: Root): string {
  const whole = tree as { children: RootContent[] };
  linkAddresses(whole);
  tidyEmphasis(whole);
  makeMarksReadable(whole);
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    strong: '*',
    extensions: [gfm],
    unsafe: countDollars(tree) > 1 ? [...unsafe, dollar] : unsafe,
    handlers: {
      ...parts,
      strong: marked('**'),
      emphasis: marked('*'),
      delete: marked('~~'),
    } as Options['handlers'],
  });
}
