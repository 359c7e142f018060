import { dirname, join, posix } from 'node:path';
import type { Root } from 'mdast';
import { decodeSource } from '../source/decode-source.ts';
import { findInFolder } from '../source/find-in-folder.ts';
import type { Conversion, ConvertedDocument, SourceFront } from '../source/source-document.ts';
import { readSource } from '../source/source-files.ts';
import { mdxFront, type SplitMdx, splitMdx } from './mdx-front.ts';
import type { MdxNode } from './mdx-node.ts';
import { parseMdx } from './parse-mdx.ts';
import { resolveReferences } from './resolve-references.ts';
import { rewriteMarkdown } from './rewrite-markdown.ts';
import { shapeMdx } from './shape-mdx.ts';

/** A text in MDX or Markdown. */
export type MdxText = {
  /** Folder that all of it lies in, links followed. */
  readonly root: string;
  /** Path from there, with forward slashes. */
  readonly path: string;
  readonly split: SplitMdx;
};

/** Texts that include others may do so in so many levels. */
const maxDepth = 4;

const wordsOf = (node: MdxNode): string =>
  node.type === 'html' ? '' : (node.value ?? '') + (node.children ?? []).map(wordsOf).join('');

type Heading = MdxNode & { depth: number };
const isHeading = (node: MdxNode): node is Heading => node.type === 'heading';

/** Takes the heading that is the title out, and makes the others begin at the second level. */
function takeTitle(tree: Root, title: unknown): string | undefined {
  const children = tree.children as unknown as MdxNode[];
  const at = children.findIndex((node) => isHeading(node) && node.depth === 1);
  const main =
    at >= 0 && children.slice(0, at).every(({ type }) => type !== 'heading')
      ? children[at]
      : undefined;
  const words =
    main &&
    wordsOf(main)
      .replace(/\s*\{#[^{}]*\}\s*$/, '')
      .trim();
  if (main && (title === undefined || words === String(title))) children.splice(at, 1);
  const all: Heading[] = [];
  const collect = (node: MdxNode): void => {
    if (isHeading(node)) all.push(node);
    for (const child of node.children ?? []) collect(child);
  };
  collect(tree as unknown as MdxNode);
  if (all.some(({ depth }) => depth === 1)) {
    for (const heading of all) heading.depth = Math.min(6, heading.depth + 1);
  }
  return words || undefined;
}

async function parsed(
  { root, path }: MdxText,
  body: string,
  conversion: Conversion,
  depth: number,
): Promise<Root> {
  const { notes } = conversion;
  const { tree, fault } = parseMdx(body);
  if (fault !== undefined) {
    notes.add(
      'check',
      {
        zh: '不是 MDX，按 Markdown 读取',
        en: 'it is no MDX, and was read as Markdown',
      },
      fault,
    );
  }
  resolveReferences(tree);
  const shaped = await shapeMdx(tree, {
    notes,
    partial: async (imported) => {
      const below = imported.startsWith('@site/')
        ? imported.slice('@site'.length)
        : posix.join(dirname(path), imported);
      const file = depth < maxDepth ? await findInFolder(root, below) : undefined;
      if (!file || !('path' in file)) return undefined;
      const { body: inside } = splitMdx(
        decodeSource(await readSource(file.path), imported),
        imported,
      );
      return parsed(
        { root, path: below.replace(/^\//, ''), split: { front: {}, body: inside } },
        inside,
        conversion,
        depth + 1,
      );
    },
  });
  return shaped;
}

/** Converts a text in MDX. */
export async function convertMdx(
  text: MdxText,
  conversion: Conversion,
  more: SourceFront = {},
): Promise<ConvertedDocument> {
  const { front, body } = text.split;
  const tree = await parsed(
    text,
    body.replace(/^\s*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})\s*$/gm, ''),
    conversion,
    0,
  );
  const title = takeTitle(tree, front.title);
  await rewriteMarkdown(tree, conversion);
  const own = mdxFront(front);
  const known = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
  return { tree, front: { title, ...more, ...known } };
}

/** A text of a file. */
export async function readMdx(root: string, path: string, encoding?: string): Promise<MdxText> {
  const text = decodeSource(await readSource(join(root, path)), path, encoding);
  return { root, path, split: splitMdx(text, path) };
}
