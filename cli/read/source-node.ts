import type { Range } from '../diagnostics/diagnostic.ts';

/** What is written in a file, with the range of every part: the YAML parser's tree in our own words. */
export type SourceNode = ScalarNode | MapNode | ListNode | AliasNode;

export type ScalarNode = Range & {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** Written without quotes. */
  readonly plain: boolean;
  /** As it is written, without quotes. */
  readonly written: string;
};

export type Member = {
  readonly key: SourceNode;
  /** Undefined where not even a colon follows the key. */
  readonly value: SourceNode | undefined;
};

export type MapNode = Range & { readonly kind: 'map'; readonly members: readonly Member[] };
export type ListNode = Range & { readonly kind: 'list'; readonly items: readonly SourceNode[] };

/** `*name`; the target is the last node before it with the anchor `&name`. */
export type AliasNode = Range & {
  readonly kind: 'alias';
  readonly name: string;
  readonly target: SourceNode | undefined;
};

/** The name that a key has in data, or undefined where it is no word. */
export const keyName = (key: SourceNode): string | undefined =>
  key.kind === 'scalar' && typeof key.value === 'string' ? key.value : undefined;

/** The node that an alias, or an alias of an alias, stands for. */
export function behindAlias(node: SourceNode): SourceNode {
  let target = node;
  const seen = new Set<SourceNode>();
  while (target.kind === 'alias' && target.target && !seen.has(target)) {
    seen.add(target);
    target = target.target;
  }
  return target;
}
