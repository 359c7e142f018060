import { beyond, plainValue, quotedAt } from './plain-scalar.ts';
import type { Member, ScalarNode, SourceNode } from './source-node.ts';

/** Levels of collections; what is deeper is the parser's. */
const deepest = 40;
/** YAML wants keys of one line shorter than 1024 characters. */
const longestKey = 1000;

const code = (character: string): number => character.charCodeAt(0);
const [newline, blank, hash, colon, comma, dash] = [...'\n #:,-'].map(code);
const [openList, closeList, openMap, closeMap] = [...'[]{}'].map(code);
const [doubleQuote, singleQuote] = [...`"'`].map(code);

/** Characters that no plain scalar starts with, or that start what is not read here. */
const indicators = new Set([...'-?:,[]{}#&*!|>\'"%@`'].map(code));
/** What a dash may stand before in a plain scalar. */
const behindDash = /^-[0-9A-Za-z.]/;

/** Not read here: tabs, other line ends and blanks, directives and marks of documents. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const foreign = /[\0-\t\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)/m;

/**
 * Reads the part of YAML that site files are nearly always written in, many times as fast as the parser does:
 * mappings and lists by indentation or in brackets, texts of one line with or without quotes, comments.
 * @returns the same tree as `parseYaml`; undefined where the text has anything else, or anything wrong
 */
export function readPlainYaml(text: string): SourceNode | undefined {
  if (foreign.test(text)) return undefined;
  const { length } = text;
  let at = 0;
  let depth = 0;

  const isEnd = (offset: number): boolean =>
    offset >= length || text.charCodeAt(offset) === newline;
  const skipBlanks = (): void => {
    while (text.charCodeAt(at) === blank) at += 1;
  };
  const skipComment = (): void => {
    const end = text.indexOf('\n', at);
    at = end < 0 ? length : end;
  };
  /** Nothing but a comment stands in the rest of the line. */
  const endLine = (): void => {
    const before = at;
    skipBlanks();
    if (isEnd(at)) return;
    if (text.charCodeAt(at) !== hash || at === before) throw beyond;
    skipComment();
  };
  /** Goes from the end of a line to what comes next, and tells its column; -1 at the end of the text. */
  const nextLine = (): number => {
    while (at < length) {
      const start = text.charCodeAt(at) === newline ? at + 1 : at;
      at = start;
      skipBlanks();
      if (at >= length) return -1;
      const character = text.charCodeAt(at);
      if (character === hash) skipComment();
      else if (character !== newline) return at - start;
    }
    return -1;
  };
  const scalar = (
    start: number,
    end: number,
    value: ScalarNode['value'],
    plain: boolean,
    written: string,
  ): ScalarNode => ({ kind: 'scalar', value, plain, written, start, end });
  const quoted = (): ScalarNode => {
    const start = at;
    const { value, end } = quotedAt(text, start);
    at = end;
    return scalar(start, end, value, false, value);
  };
  const plainFrom = (start: number, end: number): ScalarNode => {
    const written = text.slice(start, end);
    return scalar(start, end, plainValue(written), true, written);
  };
  const startsPlain = (): boolean =>
    !indicators.has(text.charCodeAt(at)) || behindDash.test(text.slice(at, at + 2));
  const isQuote = (character: number): boolean =>
    character === doubleQuote || character === singleQuote;
  const isItem = (): boolean =>
    text.charCodeAt(at) === dash && (isEnd(at + 1) || text.charCodeAt(at + 1) === blank);

  /** A plain scalar by indentation, up to the end of the line, a comment, or the colon behind a key. */
  const plainInBlock = (): ScalarNode => {
    if (!startsPlain()) throw beyond;
    const start = at;
    let end = at;
    for (; !isEnd(at); at += 1) {
      const character = text.charCodeAt(at);
      if (character === blank) continue;
      if (character === hash && text.charCodeAt(at - 1) === blank) break;
      if (character === colon && (isEnd(at + 1) || text.charCodeAt(at + 1) === blank)) break;
      end = at + 1;
    }
    // A blank before a colon, or a comment: the end is where the text ends.
    if (text.charCodeAt(at) === colon && end !== at) throw beyond;
    at = end;
    return plainFrom(start, end);
  };

  /** A plain scalar in brackets. */
  const plainInFlow = (): ScalarNode => {
    if (!startsPlain()) throw beyond;
    const start = at;
    let end = at;
    for (; ; at += 1) {
      const character = text.charCodeAt(at);
      if (at >= length || character === openList || character === openMap) throw beyond;
      if (character === newline || character === comma) break;
      if (character === closeList || character === closeMap) break;
      if (character === blank) continue;
      if (character === hash && text.charCodeAt(at - 1) === blank) throw beyond;
      if (character === colon) {
        const next = text.charCodeAt(at + 1);
        if (next === blank || next === newline) break;
        if (next === comma || next === closeList || next === closeMap) throw beyond;
        if (next === openList || next === openMap || at + 1 >= length) throw beyond;
      }
      end = at + 1;
    }
    if (text.charCodeAt(at) === colon && end !== at) throw beyond;
    at = end;
    return plainFrom(start, end);
  };

  /** Goes over blanks and line ends in brackets; a line stands further in than what holds the brackets. */
  const skipInFlow = (column: number): void => {
    for (;;) {
      skipBlanks();
      if (at >= length || text.charCodeAt(at) === hash) throw beyond;
      if (text.charCodeAt(at) !== newline) return;
      at += 1;
      const start = at;
      skipBlanks();
      if (!isEnd(at) && at - start <= column) throw beyond;
    }
  };

  const flowNode = (column: number): SourceNode => {
    const character = text.charCodeAt(at);
    if (character === openMap || character === openList) return flow(column);
    return isQuote(character) ? quoted() : plainInFlow();
  };
  const flowMember = (column: number): Member => {
    const start = at;
    const isQuoted = isQuote(text.charCodeAt(at));
    const key = isQuoted ? quoted() : plainInFlow();
    if (text.charCodeAt(at) !== colon || at - start > longestKey) throw beyond;
    at += 1;
    if (!isQuoted && text.charCodeAt(at) !== blank && text.charCodeAt(at) !== newline) throw beyond;
    skipInFlow(column);
    if (text.charCodeAt(at) === comma || text.charCodeAt(at) === closeMap) throw beyond;
    return { key, value: flowNode(column) };
  };
  const flow = (column: number): SourceNode => {
    depth += 1;
    if (depth > deepest) throw beyond;
    const start = at;
    const isMap = text.charCodeAt(at) === openMap;
    const close = isMap ? closeMap : closeList;
    const members: Member[] = [];
    const items: SourceNode[] = [];
    at += 1;
    skipInFlow(column);
    while (text.charCodeAt(at) !== close) {
      if (isMap) members.push(flowMember(column));
      else items.push(flowNode(column));
      skipInFlow(column);
      if (text.charCodeAt(at) === comma) {
        at += 1;
        skipInFlow(column);
      } else if (text.charCodeAt(at) !== close) throw beyond;
    }
    at += 1;
    depth -= 1;
    return isMap
      ? { kind: 'map', members, start, end: at }
      : { kind: 'list', items, start, end: at };
  };

  /** What stands on the line that was begun, in a list or behind a key: not a mapping without brackets. */
  const inline = (column: number): SourceNode => {
    const character = text.charCodeAt(at);
    let node: SourceNode;
    if (character === openMap || character === openList) node = flow(column);
    else node = isQuote(character) ? quoted() : plainInBlock();
    endLine();
    return node;
  };

  /** What stands behind a key: the rest of its line, or the lines below it. Leaves `next` at the line behind. */
  const valueBehind = (column: number): { readonly value: SourceNode; readonly next: number } => {
    const start = at;
    skipBlanks();
    if (!isEnd(at) && text.charCodeAt(at) !== hash) {
      if (at === start) throw beyond;
      const value = inline(column);
      return { value, next: nextLine() };
    }
    const empty = at;
    if (!isEnd(at)) skipComment();
    const next = nextLine();
    if (next > column) return block(next);
    if (next === column && isItem()) return list(next);
    return { value: scalar(empty, empty, null, true, ''), next };
  };

  /** A mapping whose first key was begun at a column; `first` is that key where it was read already. */
  const map = (column: number, first: ScalarNode | undefined) => {
    depth += 1;
    if (depth > deepest) throw beyond;
    const members: Member[] = [];
    let key = first;
    let next = column;
    while (next === column) {
      if (isItem()) throw beyond;
      key ??= isQuote(text.charCodeAt(at)) ? quoted() : plainInBlock();
      if (text.charCodeAt(at) !== colon || key.end - key.start > longestKey) throw beyond;
      at += 1;
      const found = valueBehind(column);
      members.push({ key, value: found.value });
      next = found.next;
      key = undefined;
    }
    if (next > column) throw beyond;
    depth -= 1;
    const start = members[0]?.key.start ?? 0;
    const last = members[members.length - 1];
    const end = Math.max(last?.key.end ?? 0, last?.value?.end ?? 0);
    const value: SourceNode = { kind: 'map', members, start, end };
    return { value, next };
  };

  const item = (column: number): { readonly value: SourceNode; readonly next: number } => {
    at += 1;
    const dashEnd = at;
    skipBlanks();
    if (isEnd(at) || text.charCodeAt(at) === hash) {
      if (!isEnd(at)) skipComment();
      const next = nextLine();
      if (next <= column) throw beyond;
      return block(next);
    }
    const inner = column + 1 + (at - dashEnd);
    if (isItem()) return list(inner);
    const character = text.charCodeAt(at);
    if (character === openMap || character === openList) {
      const value = inline(column);
      return { value, next: nextLine() };
    }
    const scalarNode = isQuote(character) ? quoted() : plainInBlock();
    if (text.charCodeAt(at) === colon) return map(inner, scalarNode);
    endLine();
    return { value: scalarNode, next: nextLine() };
  };

  /** A list whose first dash stands at a column. */
  const list = (column: number): { readonly value: SourceNode; readonly next: number } => {
    depth += 1;
    if (depth > deepest) throw beyond;
    const start = at;
    const items: SourceNode[] = [];
    let next = column;
    while (next === column && isItem()) {
      const found = item(column);
      items.push(found.value);
      next = found.next;
    }
    if (next > column) throw beyond;
    depth -= 1;
    const end = items[items.length - 1]?.end ?? start;
    return { value: { kind: 'list', items, start, end }, next };
  };

  /** A mapping or list on lines of its own. */
  const block = (column: number): { readonly value: SourceNode; readonly next: number } =>
    isItem() ? list(column) : map(column, undefined);

  try {
    if (nextLine() !== 0) return undefined;
    const isFlow = text.charCodeAt(at) === openMap || text.charCodeAt(at) === openList;
    const { value, next } = isFlow ? { value: inline(-1), next: nextLine() } : block(0);
    return next === -1 ? value : undefined;
  } catch (error) {
    if (error === beyond) return undefined;
    throw error;
  }
}
