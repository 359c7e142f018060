import { isDeepStrictEqual } from 'node:util';
import { keyName, type ListNode, type MapNode, type SourceNode } from '../read/source-node.ts';
import { toData } from '../read/to-data.ts';
import { parseYaml } from '../read/yaml.ts';
import { UsageError } from '../usage-error.ts';
import { formattedYaml } from './formatted-yaml.ts';

/** A file of a site, as it is written. */
export type SiteText = {
  /** Its path from the site's folder, with forward slashes. */
  readonly name: string;
  readonly text: string;
};

type Collection = MapNode | ListNode;

/** What stands at the end of a way of keys. */
type Found = {
  /** Undefined: nothing. An alias on the way there ends the way. */
  readonly node: SourceNode | undefined;
  /** The keys that lead to it. */
  readonly way: readonly string[];
};

/** What stands at the end of a way of keys, or the alias that stands on the way there. */
export function collectionAt(root: SourceNode | undefined, way: readonly string[]): Found {
  let node = root;
  for (const [index, key] of way.entries()) {
    if (node?.kind === 'alias') return { node, way: way.slice(0, index) };
    if (node?.kind !== 'map') return { node: undefined, way };
    node = node.members.find((member) => keyName(member.key) === key)?.value;
  }
  return { node, way };
}

/** @throws UsageError where something else stands there than a mapping or a list, whichever is added to */
function writtenCollection(
  { name, text }: SiteText,
  way: readonly string[],
  isList: boolean,
): Collection {
  const { node, way: led } = collectionAt(parseYaml(text).root, way);
  if (node?.kind === (isList ? 'list' : 'map')) return node;
  const key = led.join('.');
  const kind = isList ? { zh: '列表', en: 'list' } : { zh: '映射', en: 'mapping' };
  if (node?.kind === 'alias') {
    throw new UsageError({
      zh: `${name} 中的 ${key} 是别名 *${node.name}，这个命令不会改动别名所重复的内容；请在那里写出${kind.zh}本身`,
      en: `${key} in ${name} is the alias *${node.name}, and what an alias repeats is not changed; write the ${kind.en} itself there`,
    });
  }
  throw new UsageError({
    zh: `${name} 中的 ${key} 不是可以添加内容的${kind.zh}`,
    en: `${key} in ${name} is no ${kind.en} that can be added to`,
  });
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

/** What a level of a text in braces is indented by; empty where all of it stands in a line. */
const unitOf = (text: string): string => /^[{[]\s*?\n([ \t]+)/.exec(text)?.[1] ?? '';

/** Data in braces or brackets, behind the other members; JSON is YAML, too. */
function intoFlow(text: string, node: Collection, data: unknown): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = unitOf(text);
  const json = JSON.stringify(data, null, unit || 2);
  // The members alone, without the brackets around them.
  const own = json
    .slice(1, -1)
    .trim()
    .replaceAll(`\n${unit || '  '}`, '\n');
  const inLines = (indent: string): string => own.replaceAll('\n', `${newline}${indent}`);
  const last = partsOf(node).at(-1);
  if (!last) {
    const outer = indentAt(text, node.start);
    const isOneLine = !text.trimEnd().includes('\n');
    const between = unit === '' ? ' ' : newline + outer;
    const written = isOneLine ? own.replace(/\n */g, ' ') : inLines(outer + unit);
    return `${text.slice(0, node.start + 1)}${between}${unit}${written}${between}${text.slice(node.end - 1)}`;
  }
  const isInLines = text.slice(lineStart(text, last.start), last.start).trim() === '';
  const indent = indentAt(text, last.start);
  const between = isInLines ? `,${newline}${indent}` : ', ';
  const written = isInLines ? inLines(indent) : JSON.stringify(data).slice(1, -1);
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
 * Adds to a mapping or a list of a YAML or JSON file, behind what stands there. All else stays as it is written.
 * @returns its text
 * @param way keys that lead to it
 * @param data a mapping with the new keys, or a list with the new items
 * @throws UsageError where it cannot be added so
 */
export function insertData(file: SiteText, way: readonly string[], data: object): string {
  const { name, text } = file;
  const node = writtenCollection(file, way, Array.isArray(data));
  const isFlow = /[[{]/.test(text[node.start] ?? '');
  const changed = isFlow ? intoFlow(text, node, data) : intoBlock(text, node, data);
  if (!isDeepStrictEqual(dataOf(changed), added(dataOf(text), way, data))) {
    throw new UsageError({
      zh: `${name} 中 ${way.join('.')} 的写法使这个命令无法添加内容；请手工添加`,
      en: `${way.join('.')} in ${name} is written in a way that this command cannot add to; add it by hand`,
    });
  }
  return changed;
}
