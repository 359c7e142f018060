import { isDeepStrictEqual } from 'node:util';
import { keyName, type ListNode, type MapNode, type SourceNode } from '../read/source-node.ts';
import { toData } from '../read/to-data.ts';
import { parseYaml } from '../read/yaml.ts';
import { UsageError } from '../usage-error.ts';
import { formattedYaml } from './formatted-yaml.ts';

type Collection = MapNode | ListNode;

/** The mapping or list at the end of a way of keys; undefined where something else stands there. */
function collectionAt(
  root: SourceNode | undefined,
  way: readonly string[],
): Collection | undefined {
  let node = root;
  for (const key of way) {
    if (node?.kind !== 'map') return undefined;
    node = node.members.find((member) => keyName(member.key) === key)?.value;
  }
  return node?.kind === 'map' || node?.kind === 'list' ? node : undefined;
}

const partsOf = (node: Collection): readonly { readonly start: number; readonly end: number }[] =>
  node.kind === 'list'
    ? node.items
    : node.members.map(({ key, value }) => ({ start: key.start, end: value?.end ?? key.end }));

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** The blanks before what stands at a place, or before the dash of a list's item. */
const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(lineStart(text, at), at))?.[0] ?? '';

/** Where the line ends on which something ends; its comment belongs to it. */
function lineEnd(text: string, end: number): number {
  // A text in block style ends behind its last line.
  if (end > 0 && text[end - 1] === '\n') return text.slice(0, end).trimEnd().length;
  const found = text.indexOf('\n', end);
  return found < 0 ? text.length : found;
}

/** Data in the style of blocks, below the other members. */
function intoBlock(text: string, node: Collection, data: unknown): string {
  const parts = partsOf(node);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error('a block has members');
  const indent = indentAt(text, first.start);
  const at = lineEnd(text, last.end);
  // Members with an empty line between them stay so.
  const before = parts.at(-2);
  const isSpaced = before !== undefined && /\n[ \t]*\r?\n/.test(text.slice(before.end, last.start));
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = formattedYaml(data)
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `${indent}${line}`))
    .join(newline);
  const end = text.slice(0, at).replace(/\r$/, '');
  const rest = text.slice(end.length);
  return `${end}${isSpaced ? newline : ''}${newline}${lines}${rest === '' ? newline : rest}`;
}

/** Data in braces or brackets, behind the other members; JSON is YAML, too. */
function intoFlow(text: string, node: Collection, data: unknown): string {
  const json = JSON.stringify(data, null, 2);
  // The members alone, without the brackets around them.
  const own = json
    .slice(1, -1)
    .trim()
    .replace(/\n {2}/g, '\n');
  const last = partsOf(node).at(-1);
  if (!last) return `${text.slice(0, node.start + 1)} ${own} ${text.slice(node.end - 1)}`;
  const isInLines = text.slice(lineStart(text, last.start), last.start).trim() === '';
  const indent = indentAt(text, last.start);
  const between = isInLines ? `,\n${indent}` : ', ';
  const written = isInLines
    ? own.replaceAll('\n', `\n${indent}`)
    : JSON.stringify(data).slice(1, -1);
  return `${text.slice(0, last.end)}${between}${written}${text.slice(last.end)}`;
}

/** What a text says, and what it is to say. */
function dataOf(text: string): unknown {
  const { root, errors } = parseYaml(text);
  return root && errors.length === 0 ? toData(root).value : undefined;
}

/** The data with what is added; those on the way are copied. */
function added(before: unknown, way: readonly string[], data: unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) {
    return Array.isArray(data)
      ? [...(before as readonly unknown[]), ...data]
      : { ...(before as object), ...(data as object) };
  }
  const map = before as Readonly<Record<string, unknown>>;
  return { ...map, [key]: added(map[key], rest, data) };
}

/**
 * Adds to a mapping or a list of a YAML or JSON text, behind what stands there. All else stays as it is written.
 * @param way keys that lead to it
 * @param data a mapping with the new keys, or a list with the new items
 * @throws UsageError where it cannot be added so
 */
export function insertData(text: string, way: readonly string[], data: object): string {
  const node = collectionAt(parseYaml(text).root, way);
  const name = way.join('.');
  const isList = Array.isArray(data);
  if (!node || (node.kind === 'list') !== isList) {
    throw new UsageError({
      zh: `${name} 不是可以添加内容的${isList ? '列表' : '映射'}`,
      en: `${name} is no ${isList ? 'list' : 'mapping'} that can be added to`,
    });
  }
  const isFlow = /[[{]/.test(text[node.start] ?? '');
  const changed = isFlow ? intoFlow(text, node, data) : intoBlock(text, node, data);
  if (!isDeepStrictEqual(dataOf(changed), added(dataOf(text), way, data))) {
    throw new UsageError({
      zh: `${name} 的写法使这个命令无法添加内容`,
      en: `${name} is written in a way that this command cannot add to`,
    });
  }
  return changed;
}
