import type { Definitions } from '../../schema/blocks/block-definitions.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import { childNode, nodeFor, type SchemaNode } from './schema-node.ts';

/** A name of the site language that has another one by now, where a file still has the old one. */
export type OldName = {
  /** As the file is written. */
  readonly pointer: Pointer;
  readonly what: 'key' | 'value';
  readonly old: string;
  readonly current: string;
};

export type CurrentNames = {
  /** The value with current names in place of old ones; the same object where there are none. */
  readonly value: unknown;
  readonly oldNames: readonly OldName[];
  /** The pointer of a value in the file, from its pointer with current names. */
  readonly written: (pointer: Pointer) => Pointer;
};

/** The current name of a key: one that the schema declares deprecated and names another one for. */
function currentKey(node: SchemaNode, key: string, value: object): string {
  const { deprecated, 'x-instead': instead } = childNode(node, key);
  // Where both stand, the old one is left to be reported.
  const isOld = deprecated && typeof instead === 'string' && !Object.hasOwn(value, instead);
  return isOld ? instead : key;
}

/**
 * Puts the current names of the site language in place of those that the schema names another one for
 * (`x-instead`): of keys, and of the values of an enum or const.
 * @param root the schema of the value
 * @param definitions those of the site's language
 */
export function currentNames(
  source: unknown,
  root: SchemaNode,
  definitions: Definitions,
): CurrentNames {
  const oldNames: OldName[] = [];
  const writtenKeys = new Map<string, string>();
  const walk = (value: unknown, raw: SchemaNode, pointer: Pointer, written: Pointer): unknown => {
    const node = nodeFor(raw, value, definitions);
    if (typeof value === 'string') {
      const instead = node['x-instead'];
      if (typeof instead !== 'object' || !Object.hasOwn(instead, value)) return value;
      const current = instead[value] ?? value;
      oldNames.push({ pointer: written, what: 'value', old: value, current });
      return current;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map((item, index) =>
        walk(item, childNode(node, index), [...pointer, index], [...written, index]),
      );
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    let changed = false;
    const members = Object.entries(value).map(([key, member]) => {
      const current = currentKey(node, key, value);
      const below = [...pointer, current];
      if (current !== key) {
        oldNames.push({ pointer: [...written, key], what: 'key', old: key, current });
        writtenKeys.set(JSON.stringify(below), key);
      }
      const result = walk(member, childNode(node, current), below, [...written, key]);
      changed ||= current !== key || result !== member;
      return [current, result] as const;
    });
    return changed ? Object.fromEntries(members) : value;
  };
  const value = walk(source, root, [], []);
  return {
    value,
    oldNames,
    written: (pointer) =>
      writtenKeys.size === 0
        ? pointer
        : pointer.map(
            (key, index) => writtenKeys.get(JSON.stringify(pointer.slice(0, index + 1))) ?? key,
          ),
  };
}
