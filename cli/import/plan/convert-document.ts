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

type Part = {
  readonly type: string;
  readonly value?: unknown;
  readonly children?: readonly Part[];
};

const wordsOf = ({ type, value, children = [] }: Part): string => {
  if (type === 'html') return '';
  return (typeof value === 'string' ? value : '') + children.map(wordsOf).join('');
};

/** The words of the first paragraph of a tree, wherever it stands. */
function firstWords(node: Part): string {
  if (node.type === 'paragraph') return wordsOf(node).replace(/\s+/g, ' ').trim();
  for (const child of node.children ?? []) {
    const found = firstWords(child);
    if (found !== '') return found;
  }
  return '';
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
    firstWords: firstWords(tree as Part),
    language,
  });
  const text = fileText(front, tree);
  return { front, missing, text, tree: hasAnchors(tree) ? tree : undefined };
}
