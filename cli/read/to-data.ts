import { mapData } from './map-data.ts';
import type { ReadFinding } from './read-finding.ts';
import { aliasBudget, aliasBudgetFinding } from './rules/yaml-alias-budget.ts';
import { aliasCycle } from './rules/yaml-alias-cycle.ts';
import { lostDigits } from './rules/yaml-lossy-scalar.ts';
import { unknownAlias } from './rules/yaml-syntax.ts';
import type { AliasNode, SourceNode } from './source-node.ts';

export type Data = {
  readonly value: unknown;
  readonly findings: readonly ReadFinding[];
  /** False where an alias leads nowhere, into itself or too far: the value then lacks parts. */
  readonly complete: boolean;
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
  let complete = true;
  let spent = 0;

  const refuse = (finding: ReadFinding): Built => {
    complete = false;
    findings.push(finding);
    return nothing;
  };

  const buildAlias = (node: AliasNode): Built => {
    const { target } = node;
    if (!target) return refuse(unknownAlias(node));
    const cycle = aliasCycle(node, open);
    if (cycle) return refuse(cycle);
    const built = build(target);
    const before = spent;
    spent += built.size;
    if (spent <= aliasBudget) return built;
    // The budget is exceeded once, and reported there.
    return before > aliasBudget ? nothing : refuse(aliasBudgetFinding(node));
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
    const cached = done.get(node);
    if (cached) return cached;
    open.add(node);
    const built = buildNew(node);
    open.delete(node);
    done.set(node, built);
    return built;
  };

  const { value } = build(root);
  return { value, findings, complete };
}
