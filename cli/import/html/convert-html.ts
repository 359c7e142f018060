import type { ElementContent, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { Conversion } from '../source/source-document.ts';
import { shapeCaptions } from './captions.ts';
import { cleanHtml } from './clean-html.ts';
import { takeFootnotes } from './footnotes.ts';
import { keepAnchors, shiftHeadings, takeTitle } from './headings.ts';
import { rewriteHtml } from './rewrite-html.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import { shapeTables } from './tables.ts';
import { toMarkdownTree } from './to-markdown-tree.ts';
import { wordLists } from './word-lists.ts';
import { wrapLines } from './wrap-lines.ts';

export type ConvertedHtml = { readonly tree: MarkdownRoot; readonly title: string | undefined };

/**
 * Converts the text of a page, with what belongs to it alone.
 * @param html is changed
 * @param title of the document; undefined: its first heading of the first level
 */
export async function convertHtml(
  html: Root,
  conversion: Conversion,
  title?: string,
): Promise<ConvertedHtml> {
  const { notes } = conversion;
  wordLists(html);
  wrapLines(html, notes);
  splitParagraphs(html);
  cleanHtml(html, notes);
  const found = takeTitle(html, title);
  shapeCaptions(html);
  const footnotes = takeFootnotes(html);
  shiftHeadings(html);
  keepAnchors(html, notes, conversion.anchors);
  await rewriteHtml(html, conversion);
  for (const note of footnotes) {
    const inside: Root = { type: 'root', children: [...note.children] };
    await rewriteHtml(inside, conversion);
    note.children = inside.children as ElementContent[];
  }
  shapeTables(html, notes);
  return { tree: toMarkdownTree(html, footnotes), title: found };
}
