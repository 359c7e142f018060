import { isDeepStrictEqual } from 'node:util';
import { toData } from '../read/to-data.ts';
import { parseYaml, type WrittenDocument, writtenDocument, yamlComments } from '../read/yaml.ts';

type Collection = WrittenDocument['maps'][number] | WrittenDocument['lists'][number];
type ScalarNode = WrittenDocument['scalars'][number];

/** A word that does not stand in a text, to find a place again after it was written. */
function unusedPlaceholder(text: string): string {
  let placeholder = 'site0fmt';
  while (text.includes(placeholder)) placeholder += '0';
  return placeholder;
}

/** `{ a: b }` and `[a, b]`: blanks inside of braces, none inside of brackets. */
function padFlow(collection: Collection, padding: string): void {
  const { toString: write } = collection;
  if (!collection.flow) return;
  collection.toString = (context, ...rest) =>
    write.call(collection, context && { ...context, flowCollectionPadding: padding }, ...rest);
}

/** A collection in brackets that has several lines keeps them: one for each of its items. */
function keepLines(collection: Collection, text: string, placeholder: string): void {
  const [start = 0, end = 0] = collection.range ?? [];
  if (!collection.flow || !text.slice(start, end).includes('\n')) return;
  const [first] = collection.items as readonly { key?: unknown; commentBefore?: string | null }[];
  const node = (first && 'key' in first ? first.key : first) as typeof first | null;
  if (!node || typeof node !== 'object') return;
  // A comment makes lines; this one is taken out again.
  node.commentBefore = node.commentBefore
    ? `${placeholder}L\n${node.commentBefore}`
    : `${placeholder}L`;
}

/** Takes the placeholders out again; the bracket that opens lines stands behind its key. */
const joinBrackets = (written: string, placeholder: string): string =>
  written
    .replace(new RegExp(`:\\n *([[{]\\n *#${placeholder}L\\n)`, 'g'), ': $1')
    .replace(new RegExp(`^ *#${placeholder}L\\n`, 'gm'), '');

/** A comment behind `key:` stays there, before a block of lines. */
function keepKeyComments({ pairs }: WrittenDocument): void {
  for (const { key, value, srcToken } of pairs) {
    const block = value as Partial<Collection> | null;
    const owner = key as Partial<ScalarNode> | null;
    if (!block?.items || block.flow || !block.commentBefore || !owner || owner.comment) continue;
    const before = srcToken?.sep ?? [];
    const newline = before.findIndex(({ type }) => type === 'newline');
    const types = before.slice(0, Math.max(0, newline)).map(({ type }) => type);
    const isOwn = types.includes('comment') && !types.some((type) => /^(?:anchor|tag)$/.test(type));
    if (!isOwn) continue;
    const [first = '', ...rest] = block.commentBefore.split('\n');
    owner.comment = first;
    block.commentBefore = rest.length > 0 ? rest.join('\n') : null;
  }
}

/** The lines of a folded text as they are written, without their indentation. */
function foldedLines(source: string, header: string): string | undefined {
  // An explicit indentation says where text with blanks at its start begins.
  if (/\d/.test(header)) return undefined;
  const lines = source.split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length ?? 0;
  const body = lines.map((line) => line.slice(indent)).join('\n');
  if (header.includes('+')) return body;
  return header.includes('-') ? body.trimEnd() : `${body.trimEnd()}\n`;
}

/** Writes texts as they stand in the file where the writer would spell them anew. */
function keepScalars(
  scalars: readonly ScalarNode[],
  placeholder: string,
): (text: string) => string {
  const kept: string[] = [];
  for (const node of scalars) {
    const { srcToken } = node;
    if (srcToken?.type === 'double-quoted-scalar' && /^[^\n]*\\[^\n]*$/.test(srcToken.source)) {
      // An escape is there to be seen: "\u00a0".
      node.value = `${placeholder}Q${kept.length}Q`;
      node.type = 'PLAIN';
      kept.push(srcToken.source);
    }
    if (srcToken?.type === 'block-scalar' && node.type === 'BLOCK_FOLDED') {
      const header = srcToken.props.find(({ type }) => type === 'block-scalar-header');
      const lines = foldedLines(srcToken.source, (header as { source: string }).source);
      if (lines === undefined || /\n[\t ]+$/.test(lines)) continue;
      node.value = lines;
      node.type = 'BLOCK_LITERAL';
      node.comment = `${placeholder}F${node.comment ?? ''}`;
    }
  }
  const quoted = new RegExp(`${placeholder}Q(\\d+)Q`, 'g');
  const folded = new RegExp(`\\|([0-9+-]*) #${placeholder}F(.*)$`, 'gm');
  return (text) =>
    text
      .replace(folded, (_, header: string, rest: string) => `>${header}${rest && ` #${rest}`}`)
      .replace(quoted, (_, index: string) => kept[Number(index)] ?? '');
}

/** What a text says, with all that is written in it that is no data. */
function meaning(text: string): unknown {
  const { root, errors } = parseYaml(text);
  return [root && toData(root).value, errors.length, yamlComments(text)];
}

/**
 * Formats YAML: two blanks a level, one blank around what stands in braces, no two empty lines in a row.
 * @param text without errors, with LF at the ends of its lines
 * @throws Error where the result would not say the same: a fault of this program
 */
export function formatYaml(text: string): string {
  const placeholder = unusedPlaceholder(text);
  const document = writtenDocument(text);
  const { scalars, maps, lists } = document;
  for (const collection of [...maps, ...lists]) keepLines(collection, text, placeholder);
  for (const map of maps) padFlow(map, ' ');
  for (const list of lists) padFlow(list, '');
  keepKeyComments(document);
  const restore = keepScalars(scalars, placeholder);
  const formatted = restore(joinBrackets(document.write(), placeholder));
  if (!isDeepStrictEqual(meaning(formatted), meaning(text))) {
    throw new Error('formatting would change what the file says; it is left as it is');
  }
  return formatted;
}
