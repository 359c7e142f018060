import { lostDigits } from './lossy-scalar.ts';
import { mapData } from './map-data.ts';
import type { ReadFinding } from './read-rules.ts';
import type { AliasNode, SourceNode } from './source-node.ts';

/** Nodes that all aliases together may add to those that the file has. */
export const aliasBudget = 10_000;

export type Data = {
  readonly value: unknown;
  readonly findings: readonly ReadFinding[];
  /** False where an alias leads nowhere, into itself or too far: the value then lacks parts. */
  readonly whole: boolean;
};

type Built = { readonly value: unknown; readonly size: number };
const nothing: Built = { value: null, size: 1 };

/**
 * Plain data of a source tree. What aliases repeat is one and the same object; its size is counted all the same.
 * @param isNamed whether anything has a name that aliases may repeat
 */
export function toData(root: SourceNode, isNamed = true): Data {
  const findings: ReadFinding[] = [];
  const done = new Map<SourceNode, Built>();
  const open = new Set<SourceNode>();
  let whole = true;
  let spent = 0;

  const refuse = (node: AliasNode, rule: ReadFinding['rule'], message: string): Built => {
    whole = false;
    findings.push({ rule, message, start: node.start, end: node.end });
    return nothing;
  };

  const buildAlias = (node: AliasNode): Built => {
    const { target, name } = node;
    if (!target) return refuse(node, 'yaml-syntax', `no &${name} stands before this *${name}`);
    if (open.has(target)) {
      return refuse(
        node,
        'yaml-alias-cycle',
        `*${name} stands inside of &${name}, which it repeats`,
      );
    }
    const built = build(target);
    const before = spent;
    spent += built.size;
    if (spent <= aliasBudget) return built;
    if (before > aliasBudget) return nothing;
    return refuse(
      node,
      'yaml-alias-budget',
      `with *${name} the aliases of this file repeat more than ${aliasBudget} values; write them out, or fewer of them`,
    );
  };

  const buildNew = (node: SourceNode): Built => {
    if (node.kind === 'alias') return buildAlias(node);
    if (node.kind === 'scalar') {
      const lost = lostDigits(node);
      if (lost) findings.push(lost);
      return { value: node.value, size: 1 };
    }
    let size = 1;
    const child = (inner: SourceNode): unknown => {
      const built = build(inner);
      size += built.size;
      return built.value;
    };
    const value =
      node.kind === 'list' ? node.items.map(child) : mapData(node, child, (f) => findings.push(f));
    return { value, size };
  };

  const build = (node: SourceNode): Built => {
    // A scalar holds nothing, and without names nothing is repeated.
    if (!isNamed || node.kind === 'scalar') return buildNew(node);
    const known = done.get(node);
    if (known) return known;
    open.add(node);
    const built = buildNew(node);
    open.delete(node);
    done.set(node, built);
    return built;
  };

  const { value } = build(root);
  return { value, findings, whole };
}
