import type { ReadFinding } from './read-rules.ts';
import { keyName, type MapNode, type SourceNode } from './source-node.ts';

const reservedNames = new Set(['__proto__', 'constructor', 'prototype']);

function keyTypeMessage(key: SourceNode): string {
  if (key.kind !== 'scalar') return 'a key is a word; an alias, a list or a mapping cannot be one';
  if (key.value === null) return 'a key is missing before this colon';
  return typeof key.value === 'number'
    ? `a key is a word, and ${key.value} is a number; choose a name that starts with a letter`
    : `a key is a word; put ${String(key.value)} in quotes`;
}

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
  const first = new Map<string, SourceNode>();
  for (const { key, value } of members) {
    const { start, end } = key;
    const name = keyName(key);
    const before = name === undefined ? undefined : first.get(name);
    const inner = value ? dataOf(value) : null;
    if (name === undefined) {
      report({ rule: 'yaml-key-type', message: keyTypeMessage(key), start, end });
    } else if (reservedNames.has(name)) {
      const message = `"${name}" cannot be a key; choose another name`;
      report({ rule: 'yaml-reserved-key', message, start, end });
    } else if (before) {
      report({
        rule: 'yaml-duplicate-key',
        message: `"${name}" stands twice in the same mapping`,
        start,
        end,
        related: [{ message: 'the first one', start: before.start, end: before.end }],
      });
    } else {
      first.set(name, key);
      data[name] = inner;
    }
  }
  return data;
}
