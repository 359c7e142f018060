import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { chineseLines, hasShield, unshield } from './chinese-lines.ts';
import { chineseMarkdown } from './chinese-markdown.ts';
import { prepareParts } from './prepare-parts.ts';
import { sanitize, sanitizeSchema } from './sanitize-schema.ts';
import { visitNodes } from './visit-elements.ts';

const parser = unified().use(remarkParse).use(chineseMarkdown).freeze();
const raw = unified().use(rehypeRaw).freeze();
const sanitizer = unified().use(sanitize, sanitizeSchema).freeze();
const writer = unified().use(rehypeStringify).freeze();

type MarkdownRoot = ReturnType<typeof parser.parse>;

/** Puts back what was shielded, wherever the parser put it. */
function unshieldTree(tree: MarkdownRoot): void {
  // Of Markdown, not of HTML: nothing but values of texts is looked at.
  visitNodes(tree as unknown as Root, (node) => {
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'string' && name !== 'type') {
        Object.assign(node, { [name]: unshield(value) });
      }
    }
  });
}

function parse(text: string): MarkdownRoot {
  const read = chineseLines(text);
  const tree = parser.parse(read);
  if (hasShield(read)) unshieldTree(tree);
  prepareParts(tree as unknown as Root);
  return tree;
}

/**
 * The tree of the Markdown alone; HTML in it is one piece of text each.
 * @param notesLabel title of the footnotes, for readers
 */
export const markdownTree = (text: string, notesLabel: string): Root =>
  unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      footnoteLabel: notesLabel,
      footnoteBackLabel: (index) => `${notesLabel} ${index + 1}`,
      clobberPrefix: '',
    })
    .runSync(parse(text)) as unknown as Root;

/** A tree with what its pieces of HTML mean. */
export const withHtml = (tree: Root): Root => raw.runSync(tree) as Root;

/** A tree without what a text may not hold. */
export const cleanTree = (tree: Root): Root => sanitizer.runSync(tree) as Root;

/** HTML of a tree. */
export const writeHtml = (tree: Root): string => writer.stringify(tree);
