import type { gfmFromMarkdown } from 'mdast-util-gfm';

type Extension = ReturnType<typeof gfmFromMarkdown>[number];
type Handle = NonNullable<NonNullable<Extension['enter']>[keyof NonNullable<Extension['enter']>]>;
type Context = ThisParameterType<Handle>;
type Node = Parameters<Context['enter']>[0];

/** What GitHub's Markdown does not have, in the tree of a text. */
export type PartNode =
  | { type: 'formula'; value: string; isBlock: boolean; info: string }
  | { type: 'callout'; kind: string; title: string; children: unknown[] };

/** The node that is open, as one of ours. */
const open = (context: Context): PartNode => context.stack.at(-1) as unknown as PartNode;

const enter = (make: () => PartNode): Handle =>
  function (token) {
    this.enter(make() as unknown as Node, token);
  };

const exit: Handle = function (token) {
  this.exit(token);
};

/** Sets a member of the open node to what is written. */
const take = (set: (node: PartNode, written: string) => void): Handle =>
  function (token) {
    set(open(this), this.sliceSerialize(token));
  };

const takeFormula = take((node, written) => {
  if (node.type !== 'formula') return;
  node.value = node.value === '' ? written : `${node.value}\n${written}`;
});

/** Makes nodes of the tokens of `callout-syntax.ts` and `formula-syntax.ts`. */
export const partNodes: Extension = {
  enter: {
    callout: enter(() => ({ type: 'callout', kind: '', title: '', children: [] })),
    formulaText: enter(() => ({ type: 'formula', value: '', isBlock: false, info: '' })),
    formulaBlock: enter(() => ({ type: 'formula', value: '', isBlock: true, info: '' })),
  },
  exit: {
    callout: exit,
    calloutKind: take((node, written) => {
      if (node.type === 'callout') node.kind = written;
    }),
    calloutTitle: take((node, written) => {
      if (node.type === 'callout') node.title = written.trim().replace(/^\[(.*)\]$/, '$1');
    }),
    formulaText: exit,
    formulaTextValue: takeFormula,
    formulaBlock: exit,
    formulaBlockLine: takeFormula,
    formulaBlockInfo: take((node, written) => {
      if (node.type === 'formula') node.info = written.trim();
    }),
  },
};
