import {
  Composer,
  type CST,
  Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  Pair,
  Parser,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { compact } from '../../schema/compact.ts';
import type { Range } from '../diagnostics/diagnostic.ts';
import { mayIgnore } from '../ignores/ignore-marker.ts';
import { anchorBefore } from './anchor-before.ts';
import type { Anchor, ParsedYaml } from './parsed-yaml.ts';
import type { Member, ScalarNode, SourceNode } from './source-node.ts';

/** Levels of the parser's stack; a level of the file takes two. */
const stackLimit = 128;
const errorLimit = 1000;
const directiveLimit = 100;

type Tokens = { tokens: CST.Token[]; comments: Range[]; tooDeep?: number; complete: boolean };

/** What the lexer says before the text of a scalar. */
const scalarFollows = '\u001f';

/** Cuts the text into documents, and stops where it is noise rather than YAML. */
function tokenise(text: string): Tokens {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const comments: Range[] = [];
  const hasIgnores = mayIgnore(text);
  const counts = { error: 0, directive: 0, document: 0 };
  let before = '';
  let sign = '';
  let repeated = 0;
  for (const lexeme of new Lexer().lex(text)) {
    // Each will be an error of the document, and is dear there.
    if (lexeme === ',' && before === ',') counts.error += 1;
    // So does any sign that somebody leant on; brackets may nest a while before that.
    if (lexeme.trim() !== '') {
      repeated = lexeme === sign && lexeme !== '-' ? repeated + 1 : 0;
      sign = lexeme;
      if (repeated > stackLimit) counts.error += 1;
    }
    if (hasIgnores && lexeme.startsWith('#') && before !== scalarFollows) {
      const start = parser.offset;
      const end = start + lexeme.trimEnd().length;
      if (mayIgnore(lexeme)) comments.push({ start, end });
    }
    before = lexeme;
    for (const token of parser.next(lexeme)) {
      tokens.push(token);
      if (token.type === 'error') counts.error += 1;
      if (token.type === 'directive') counts.directive += 1;
      if (token.type === 'document') counts.document += 1;
    }
    if (parser.stack.length > stackLimit)
      return { tokens, comments, tooDeep: parser.offset, complete: false };
    if (counts.document > 1) return { tokens, comments, complete: true };
    if (counts.error > errorLimit || counts.directive > directiveLimit) {
      tokens.push(...parser.end());
      return { tokens, comments, complete: false };
    }
  }
  tokens.push(...parser.end());
  return { tokens, comments, complete: true };
}

function scalarNode(node: Scalar, start: number, end: number): ScalarNode {
  const { value } = node;
  const isData = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  // Old YAML versions know dates and binary data; here they are the text that they are written as.
  const data = isData ? (value as ScalarNode['value']) : (node.source ?? String(value));
  const plain = node.type === 'PLAIN';
  return { kind: 'scalar', value: data, plain, written: node.source ?? '', start, end };
}

type Tree = { readonly root: SourceNode | undefined; readonly anchors: readonly Anchor[] };

/** The document's tree in our own words, aliases joined to what they repeat. */
function sourceTree(document: Document.Parsed, text: string): Tree {
  const anchors: Anchor[] = [];
  const named = new Map<string, { readonly node: SourceNode; readonly anchor: Anchor }>();
  const convert = (node: unknown, fallback: number): SourceNode => {
    const ranged = node as { range?: readonly number[] | null; anchor?: string } | null;
    const start = ranged?.range?.[0] ?? fallback;
    const end = ranged?.range?.[1] ?? start;
    if (isAlias(node)) {
      const repeated = named.get(node.source);
      if (repeated) repeated.anchor.used = true;
      return { kind: 'alias', name: node.source, target: repeated?.node, start, end };
    }
    // An anchor is noted before its content, so that a cycle is seen as one.
    const anchored = <T extends SourceNode>(converted: T): T => {
      if (ranged?.anchor) {
        const name = ranged.anchor;
        const anchor = { name, ...anchorBefore(text, name, start), node: converted, used: false };
        anchors.push(anchor);
        named.set(name, { node: converted, anchor });
      }
      return converted;
    };
    if (isMap(node)) {
      const members: Member[] = [];
      const map = anchored({ kind: 'map' as const, members, start, end });
      for (const pair of node.items) {
        const key = convert(pair.key, start);
        members.push({ key, value: pair.value ? convert(pair.value, key.end) : undefined });
      }
      const last = members.at(-1);
      if (!node.flow && last) map.end = Math.max(last.key.end, last.value?.end ?? 0);
      return map;
    }
    if (isSeq(node)) {
      const items: SourceNode[] = [];
      const list = anchored({ kind: 'list' as const, items, start, end });
      for (const item of node.items) items.push(convert(item, start));
      if (!node.flow) list.end = items.at(-1)?.end ?? end;
      return list;
    }
    if (isScalar(node)) return anchored(scalarNode(node, start, end));
    return { kind: 'scalar', value: null, plain: true, written: '', start, end };
  };
  const root = document.contents === null ? undefined : convert(document.contents, 0);
  return { root, anchors };
}

/** Documents, without the cost of a stack trace for each of their errors. */
function compose(tokens: readonly CST.Token[], length: number): Document.Parsed[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const composer = new Composer({ prettyErrors: false, uniqueKeys: false, version: '1.2' });
    const documents: Document.Parsed[] = [];
    for (const document of composer.compose(tokens, true, length)) {
      documents.push(document as Document.Parsed);
      if (documents.length > 1) break;
    }
    return documents;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Parses YAML 1.2 (JSON is part of it) as far as it can be read. Never throws for what is written. */
export function parseYaml(text: string): ParsedYaml {
  const { tokens, comments, tooDeep, complete } = tokenise(text);
  if (tooDeep !== undefined) {
    return { root: undefined, errors: [], comments, anchors: [], tooDeep, complete };
  }
  const [first, second] = compose(tokens, text.length);
  const errors = [...(first?.errors ?? []), ...(first?.warnings ?? [])].map(
    ({ code, message, pos: [start, end] }) => ({ code, message, start, end }),
  );
  const { root, anchors } = first ? sourceTree(first, text) : { root: undefined, anchors: [] };
  const secondDocument = second?.range[0];
  return { root, ...compact({ errors, comments, anchors, complete, secondDocument }) };
}

/** The parser's own tree, to be changed and written again. */
export type WrittenDocument = {
  readonly scalars: readonly Scalar[];
  readonly pairs: readonly Pair[];
  readonly maps: readonly YAMLMap[];
  readonly lists: readonly YAMLSeq[];
  readonly write: () => string;
};

/**
 * Reads a text that has no errors so that it can be written again: with its comments, anchors, quotes and
 * blank lines. Whatever stands without quotes is the text that it is written as.
 */
export function writtenDocument(text: string): WrittenDocument {
  const document = parseDocument(text, {
    schema: 'failsafe',
    version: '1.2',
    uniqueKeys: false,
    keepSourceTokens: true,
    logLevel: 'silent',
  });
  const scalars: Scalar[] = [];
  const pairs: Pair[] = [];
  const maps: YAMLMap[] = [];
  const lists: YAMLSeq[] = [];
  visit(document, {
    Scalar: (_, node) => void scalars.push(node),
    Pair: (_, node) => void pairs.push(node),
    Map: (_, node) => void maps.push(node),
    Seq: (_, node) => void lists.push(node),
  });
  // No line is folded, and no text in quotes becomes several lines.
  const options = { indent: 2, lineWidth: 0, doubleQuotedMinMultiLineLength: text.length + 1 };
  return { scalars, pairs, maps, lists, write: () => document.toString(options) };
}

/** A document that is changed and written again, with its comments and the order of its keys. */
export type EditableYaml = {
  /** What it says now. */
  readonly data: () => unknown;
  /** Puts data in the place that the path names; what is flow stands in braces and brackets. */
  readonly set: (path: readonly (string | number)[], data: unknown, flow?: boolean) => void;
  /** Gives texts another value, and the quotes that it needs. */
  readonly mapTexts: (change: (text: string) => string) => void;
  /**
   * Replaces the keys of every mapping that has exactly these, each by copies of one of its values.
   * @param copies new keys, and the old one that each is copied from
   * @param text what a text in a copy becomes
   * @param isKept whether a mapping stays one where there is a single copy; elsewhere the copy takes its place
   */
  readonly rekey: (
    keys: readonly string[],
    copies: readonly { readonly key: string; readonly from: string }[],
    text: (text: string, key: string, path: readonly string[]) => string,
    isKept: (path: readonly string[]) => boolean,
  ) => void;
  readonly write: () => string;
};

/** Leaves it to the writer which quotes a text needs; curly ones around a plain text would look like a mistake. */
function quoteAsNeeded(node: Scalar): void {
  if (typeof node.value === 'string' && /^[“‘]/.test(node.value)) node.type = 'QUOTE_DOUBLE';
  else delete node.type;
}

function setText(node: Scalar, text: string): void {
  if (text === node.value) return;
  node.value = text;
  delete node.source;
  quoteAsNeeded(node);
}

/** A text without errors, to be changed. */
export function editableYaml(source: string): EditableYaml {
  const document = parseDocument(source, { version: '1.2', logLevel: 'silent' });
  const changeTexts = (node: unknown, change: (text: string) => string): void => {
    if (isNode(node)) {
      visit(node, {
        Scalar: (key, each) => {
          if (key !== 'key' && typeof each.value === 'string') setText(each, change(each.value));
        },
      });
    }
  };
  const pathOf = (ancestors: readonly unknown[]): string[] =>
    ancestors.flatMap((each) =>
      each instanceof Pair && isScalar(each.key) ? [String(each.key.value)] : [],
    );
  return {
    data: () => document.toJS(),
    set: (path, data, flow = false) => {
      const node = document.createNode(data, { flow });
      visit(node, { Scalar: (_, each) => quoteAsNeeded(each) });
      document.setIn(path, node);
    },
    mapTexts: (change) => changeTexts(document.contents, change),
    rekey: (keys, copies, text, isKept) => {
      visit(document, {
        Map: (_, map, ancestors) => {
          if (map.items.length !== keys.length || !keys.every((key) => map.has(key))) return;
          const path = pathOf(ancestors);
          const pairs = copies.map(({ key, from }) => {
            const copy = (map.get(from, true) as Scalar).clone() as Scalar;
            const holder = new Pair(new Scalar(key), copy);
            changeTexts(copy, (value) => text(value, key, path));
            return holder;
          });
          if (pairs.length === 1 && !isKept(path)) return pairs[0]?.value ?? undefined;
          map.items = pairs as typeof map.items;
          return visit.SKIP;
        },
      });
    },
    write: () => document.toString({ indent: 2, lineWidth: 0 }),
  };
}

/** Data as YAML: mappings and lists that hold nothing but texts and numbers stand in a line. */
export function yamlText(data: unknown): string {
  const document = new Document(data);
  const isFlat = (items: readonly unknown[]): boolean =>
    items.every((item) => isScalar(isPair(item) ? item.value : item));
  visit(document, {
    Scalar: (_, each) => quoteAsNeeded(each),
    Collection: (key, each) => {
      if (key !== null && isFlat(each.items)) each.flow = true;
    },
  });
  return document.toString({ indent: 2, lineWidth: 0, flowCollectionPadding: true });
}

/**
 * What the lexer takes for no text: comments, anchors, aliases, tags, directives and the heads of block texts.
 * @returns how often each stands in the text, by how it is written
 */
export function yamlIndicators(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    if (before !== scalarFollows && /^[#&*!|>%]/.test(lexeme)) {
      const written = lexeme.trimEnd();
      counts.set(written, (counts.get(written) ?? 0) + 1);
    }
    before = lexeme;
  }
  return counts;
}

/** The comments of a text, in their order. */
export const yamlComments = (text: string): string[] =>
  [...new Lexer().lex(text)].filter((lexeme) => lexeme.startsWith('#')).map((each) => each.trim());
