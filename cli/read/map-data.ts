import type { ReadFinding } from './read-rules.ts';
import { keyName, type MapNode, type SourceNode } from './source-node.ts';

const reservedNames = new Set(['__proto__', 'constructor', 'prototype']);
const mergeKey = '<<';

function keyTypeMessage(key: SourceNode): string {
  if (key.kind !== 'scalar') return 'a key is a word; an alias, a list or a mapping cannot be one';
  if (key.value === null) return 'a key is missing before this colon';
  return typeof key.value === 'number'
    ? `a key is a word, and ${key.written} is a number; choose a name that starts with a letter`
    : `a key is a word; put ${key.written} in quotes`;
}

/** What YAML 1.1, and with it many an editor, takes for true or false. */
const booleanWord = /^(?:yes|no|on|off)$/i;

/** What is wrong with the name of a key, whatever it means. */
function nameFinding(key: SourceNode, name: string): ReadFinding | undefined {
  const { start, end } = key;
  if (reservedNames.has(name)) {
    const message = `"${name}" cannot be a key; choose another name`;
    return { rule: 'yaml-reserved-key', message, start, end };
  }
  if (key.kind !== 'scalar' || !key.plain) return undefined;
  if (name === mergeKey) {
    const message = '"<<" merges nothing in YAML 1.2; write the keys out here';
    return { rule: 'yaml-merge-key', message, start, end };
  }
  if (!booleanWord.test(name)) return undefined;
  const fix = { safe: true, edits: [{ start, end, text: `"${name}"` }] };
  const message = `some programs read the key ${name} as true or false; put it in quotes`;
  return { rule: 'yaml-boolean-key', message, start, end, fix };
}

type Members = MapNode['members'];

const firstOf = (name: string | undefined, members: Members): SourceNode | undefined =>
  members.find(({ key }) => keyName(key) === name)?.key;

/**
 * The key that the second item of a list begins with, where its dash was forgotten: the first key of the mapping
 * once more, with others behind it that are there already, too.
 */
function secondItem(members: Members): SourceNode | undefined {
  const [first] = members;
  const name = first && keyName(first.key);
  const at = members.findIndex(({ key }, index) => index > 0 && keyName(key) === name);
  if (name === undefined || at < 0) return undefined;
  const before = new Set(members.slice(0, at).map(({ key }) => keyName(key)));
  const again = members.slice(at).filter(({ key }) => before.has(keyName(key)));
  return again.length > 1 ? members[at]?.key : undefined;
}

function lostDash(key: SourceNode, members: Members): ReadFinding {
  const name = keyName(key);
  const { start, end } = firstOf(name, members) ?? key;
  return {
    rule: 'yaml-duplicate-key',
    message: `"${name}" and keys behind it stand twice in the same mapping; where a new item begins here, its dash is missing: "- ${name}:"`,
    start: key.start,
    end: key.end,
    related: [{ message: 'the first one', start, end }],
  };
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
  const merged: unknown[] = [];
  const second = secondItem(members);
  if (second) report(lostDash(second, members));
  for (const { key, value } of members) {
    const { start, end } = key;
    const name = keyName(key);
    const inner = value ? dataOf(value) : null;
    if (name === undefined) {
      report({ rule: 'yaml-key-type', message: keyTypeMessage(key), start, end });
      continue;
    }
    const found = nameFinding(key, name);
    if (found) report(found);
    if (found?.rule === 'yaml-merge-key') merged.push(inner);
    if (found && found.rule !== 'yaml-boolean-key') continue;
    if (Object.hasOwn(data, name)) {
      if (second) continue;
      const before = firstOf(name, members) ?? key;
      report({
        rule: 'yaml-duplicate-key',
        message: `"${name}" stands twice in the same mapping`,
        start,
        end,
        related: [{ message: 'the first one', start: before.start, end: before.end }],
      });
    } else {
      data[name] = inner;
    }
  }
  // The keys that the author meant are not told as missing, too.
  for (const part of merged.flat()) {
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, inner] of Object.entries(part)) {
      if (!Object.hasOwn(data, name)) data[name] = inner;
    }
  }
  return data;
}
