import type { ReadFinding } from './read-finding.ts';
import { booleanKey } from './rules/yaml-boolean-key.ts';
import { duplicateKey, secondItem } from './rules/yaml-duplicate-key.ts';
import { wrongKeyType } from './rules/yaml-key-type.ts';
import { mergeKey } from './rules/yaml-merge-key.ts';
import { reservedKey } from './rules/yaml-reserved-key.ts';
import { keyName, type MapNode, type SourceNode } from './source-node.ts';

/**
 * A mapping as a plain object. A key that cannot be one, or that stands there a second time, is
 * reported and left out.
 */
export function mapData(
  { members }: MapNode,
  dataOf: (node: SourceNode) => unknown,
  report: (finding: ReadFinding) => void,
): object {
  const data: Record<string, unknown> = {};
  const merged: unknown[] = [];
  const second = secondItem(members);
  if (second) report(second);
  for (const { key, value } of members) {
    const name = keyName(key);
    const inner = value ? dataOf(value) : null;
    const merge = mergeKey(key);
    const misnamed = wrongKeyType(key) ?? reservedKey(key) ?? merge;
    const found = misnamed ?? booleanKey(key);
    if (found) report(found);
    if (merge) merged.push(inner);
    if (misnamed || name === undefined) continue;
    if (!Object.hasOwn(data, name)) data[name] = inner;
    // A second item repeats the keys of the first one.
    else if (!second) report(duplicateKey(key, members));
  }
  // The keys that the author meant are not reported as missing, too.
  for (const part of merged.flat()) {
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, inner] of Object.entries(part)) {
      if (!Object.hasOwn(data, name)) data[name] = inner;
    }
  }
  return data;
}
