import type { Member, ScalarNode, SourceNode } from '../source-node.ts';
import {
  blank,
  closeList,
  closeMap,
  colon,
  comma,
  hash,
  newline,
  openList,
  openMap,
} from './character-codes.ts';
import { isQuote, PlainCursor, scalar } from './plain-cursor.ts';
import { NotPlainYaml } from './plain-scalar.ts';

/** Levels of collections; what is deeper is the parser's. */
const maxDepth = 40;
/** YAML wants keys of one line shorter than 1024 characters. */
const maxKeyLength = 1000;

/** Not read here: tabs, other line ends and blanks, directives, the lines between documents. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const foreign = /[\0-\t\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)/m;

/**
 * Reads the part of YAML that site files are nearly always written in, many times as fast as the parser does:
 * mappings and lists by indentation or in brackets, texts of one line with or without quotes, comments.
 * @returns the same tree as `parseYaml`; undefined where the text has anything else, or anything wrong
 */
export function readPlainYaml(text: string): SourceNode | undefined {
  if (foreign.test(text)) return undefined;
  const cursor = new PlainCursor(text);
  let depth = 0;

  const flowNode = (column: number): SourceNode => {
    const character = cursor.peek();
    if (character === openMap || character === openList) return flow(column);
    return isQuote(character) ? cursor.quoted() : cursor.plainInFlow();
  };
  const flowMember = (column: number): Member => {
    const start = cursor.at;
    const isQuoted = isQuote(cursor.peek());
    const key = isQuoted ? cursor.quoted() : cursor.plainInFlow();
    if (cursor.peek() !== colon || cursor.at - start > maxKeyLength) throw new NotPlainYaml();
    cursor.at += 1;
    if (!isQuoted && cursor.peek() !== blank && cursor.peek() !== newline) throw new NotPlainYaml();
    cursor.skipInFlow(column);
    if (cursor.peek() === comma || cursor.peek() === closeMap) throw new NotPlainYaml();
    return { key, value: flowNode(column) };
  };
  const flow = (column: number): SourceNode => {
    depth += 1;
    if (depth > maxDepth) throw new NotPlainYaml();
    const start = cursor.at;
    const isMap = cursor.peek() === openMap;
    const close = isMap ? closeMap : closeList;
    const members: Member[] = [];
    const items: SourceNode[] = [];
    cursor.at += 1;
    cursor.skipInFlow(column);
    while (cursor.peek() !== close) {
      if (isMap) members.push(flowMember(column));
      else items.push(flowNode(column));
      cursor.skipInFlow(column);
      if (cursor.peek() === comma) {
        cursor.at += 1;
        cursor.skipInFlow(column);
      } else if (cursor.peek() !== close) throw new NotPlainYaml();
    }
    cursor.at += 1;
    depth -= 1;
    return isMap
      ? { kind: 'map', members, start, end: cursor.at }
      : { kind: 'list', items, start, end: cursor.at };
  };

  /** What stands on the line that was begun, in a list or behind a key: not a mapping without brackets. */
  const inline = (column: number): SourceNode => {
    const character = cursor.peek();
    let node: SourceNode;
    if (character === openMap || character === openList) node = flow(column);
    else node = isQuote(character) ? cursor.quoted() : cursor.plainInBlock();
    cursor.endLine();
    return node;
  };

  /** What stands behind a key: the rest of its line, or the lines below it. Leaves `next` at the line behind. */
  const valueBehind = (column: number): { readonly value: SourceNode; readonly next: number } => {
    const start = cursor.at;
    cursor.skipBlanks();
    // A blank stands between the colon and what follows, a comment included.
    if (!cursor.isEnd(cursor.at) && cursor.at === start) throw new NotPlainYaml();
    if (!cursor.isEnd(cursor.at) && cursor.peek() !== hash) {
      const value = inline(column);
      return { value, next: cursor.nextLine() };
    }
    const empty = cursor.at;
    if (!cursor.isEnd(cursor.at)) cursor.skipComment();
    const next = cursor.nextLine();
    if (next > column) return block(next);
    if (next === column && cursor.isItem()) return list(next);
    return { value: scalar(empty, empty, null, true, ''), next };
  };

  /** A mapping whose first key was begun at a column; `first` is that key where it was read already. */
  const map = (column: number, first: ScalarNode | undefined) => {
    depth += 1;
    if (depth > maxDepth) throw new NotPlainYaml();
    const members: Member[] = [];
    let key = first;
    let next = column;
    while (next === column) {
      if (cursor.isItem()) throw new NotPlainYaml();
      key ??= isQuote(cursor.peek()) ? cursor.quoted() : cursor.plainInBlock();
      if (cursor.peek() !== colon || key.end - key.start > maxKeyLength) throw new NotPlainYaml();
      cursor.at += 1;
      const found = valueBehind(column);
      members.push({ key, value: found.value });
      next = found.next;
      key = undefined;
    }
    if (next > column) throw new NotPlainYaml();
    depth -= 1;
    const start = members[0]?.key.start ?? 0;
    const last = members[members.length - 1];
    const end = Math.max(last?.key.end ?? 0, last?.value?.end ?? 0);
    const value: SourceNode = { kind: 'map', members, start, end };
    return { value, next };
  };

  const item = (column: number): { readonly value: SourceNode; readonly next: number } => {
    cursor.at += 1;
    const dashEnd = cursor.at;
    cursor.skipBlanks();
    if (cursor.isEnd(cursor.at) || cursor.peek() === hash) {
      if (!cursor.isEnd(cursor.at)) cursor.skipComment();
      const next = cursor.nextLine();
      if (next <= column) throw new NotPlainYaml();
      return block(next);
    }
    const inner = column + 1 + (cursor.at - dashEnd);
    if (cursor.isItem()) return list(inner);
    const character = cursor.peek();
    if (character === openMap || character === openList) {
      const value = inline(column);
      return { value, next: cursor.nextLine() };
    }
    const scalarNode = isQuote(character) ? cursor.quoted() : cursor.plainInBlock();
    if (cursor.peek() === colon) return map(inner, scalarNode);
    cursor.endLine();
    return { value: scalarNode, next: cursor.nextLine() };
  };

  /** A list whose first dash stands at a column. */
  const list = (column: number): { readonly value: SourceNode; readonly next: number } => {
    depth += 1;
    if (depth > maxDepth) throw new NotPlainYaml();
    const start = cursor.at;
    const items: SourceNode[] = [];
    let next = column;
    while (next === column && cursor.isItem()) {
      const found = item(column);
      items.push(found.value);
      next = found.next;
    }
    if (next > column) throw new NotPlainYaml();
    depth -= 1;
    const end = items[items.length - 1]?.end ?? start;
    return { value: { kind: 'list', items, start, end }, next };
  };

  /** A mapping or list on lines of its own. */
  const block = (column: number): { readonly value: SourceNode; readonly next: number } =>
    cursor.isItem() ? list(column) : map(column, undefined);

  try {
    if (cursor.nextLine() !== 0) return undefined;
    const isFlow = cursor.peek() === openMap || cursor.peek() === openList;
    const { value, next } = isFlow ? { value: inline(-1), next: cursor.nextLine() } : block(0);
    return next === -1 ? value : undefined;
  } catch (error) {
    if (error instanceof NotPlainYaml) return undefined;
    throw error;
  }
}
