import type { Root } from 'mdast';
import { decodePath } from '../../addresses/decode-path.ts';
import { formattedYaml } from '../../insert/formatted-yaml.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import type { Conversion } from '../source/source-document.ts';
import { type EntryFront, entryFront, type MadeFront } from './entry-front.ts';
import type { NamedDocument } from './entry-ids.ts';
import type { ImportTarget } from './import-target.ts';
import { hasAnchors } from './live-anchors.ts';

/** An entry as it is going to be written. */
export type ConvertedEntry = MadeFront & {
  readonly text: string;
  /** Its text, where it links to places of texts: which of these there are is known at the end. */
  readonly tree: Root | undefined;
};

/** A file of content. */
export const fileText = (front: EntryFront, tree: Root): string =>
  `---\n${formattedYaml(front)}---\n\n${writeMarkdown(tree)}`.trimEnd().concat('\n');

const wordsOf = (node: { type: string; value?: unknown; children?: unknown }): string => {
  if (node.type === 'html') return '';
  const own = typeof node.value === 'string' ? node.value : '';
  const inside = Array.isArray(node.children) ? node.children.map(wordsOf).join('') : '';
  return own + inside;
};

/** The words of the first paragraph of a tree. */
function firstWords(tree: Root): string {
  const first = tree.children.find(
    (node) => node.type === 'paragraph' && wordsOf(node).trim() !== '',
  );
  return first ? wordsOf(first).replace(/\s+/g, ' ').trim() : '';
}

/** Converts a document to the text of a file. */
export async function convertDocument(
  { document, language, id }: NamedDocument,
  target: ImportTarget,
  conversion: Conversion,
): Promise<ConvertedEntry> {
  const { front: raw, tree } = await document.convert(conversion);
  const { front, missing } = await entryFront(raw, target, conversion, {
    fallback: decodePath(document.slug) || id,
    firstWords: firstWords(tree),
    language,
  });
  const text = fileText(front, tree);
  return { front, missing, text, tree: hasAnchors(tree) ? tree : undefined };
}
