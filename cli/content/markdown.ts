import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../lint/diagnostic.ts';
import type { ArticleRecord } from './article-record.ts';
import { forbiddenHtml } from './forbidden-html.ts';
import { withoutMarks } from './marks.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { shapeText } from './shape-text.ts';
import { mostHtml, textExcess } from './text-limits.ts';

type Finding = Omit<Diagnostic, 'file'>;

export type CompiledText = Pick<ArticleRecord, 'html' | 'headings' | 'files' | 'pictures'> & {
  readonly diagnostics: readonly Finding[];
};

const nothing = { html: '', headings: [], files: [], pictures: [] };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();
const raw = unified().use(rehypeRaw).freeze();
const sanitizer = unified().use(rehypeSanitize, sanitizeSchema).freeze();
const writer = unified().use(rehypeStringify).freeze();

function toTree(text: string, notesLabel: string): Root {
  const tree = unified()
    .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel: notesLabel, clobberPrefix: '' })
    .runSync(parser.parse(text)) as unknown as Root;
  return raw.runSync(tree) as Root;
}

function firstLevelHeadings(tree: Root): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h1') return;
    found.push({
      rule: 'content-heading',
      severity: 'warning',
      message: 'this heading is of the first level, which the title has; write ## in place of #',
      start: node.position?.start.offset ?? 0,
      end: node.position?.end.offset ?? 0,
    });
  });
  return found;
}

function compileSafely(text: string, notesLabel: string): CompiledText {
  const tree = toTree(text, notesLabel);
  const diagnostics: Finding[] = [
    ...forbiddenHtml(tree).map(
      ({ what, start = 0, end = start }): Finding => ({
        rule: 'content-html',
        severity: 'warning',
        message: `${what} is left out: a text may hold no scripts, styles or frames`,
        start,
        end,
      }),
    ),
    ...firstLevelHeadings(tree),
  ];
  const clean = sanitizer.runSync(tree) as Root;
  const shaped = shapeText(clean);
  const html = writer.stringify(clean);
  if (html.length > mostHtml) throw new RangeError('the HTML is too long');
  return { html, ...shaped, diagnostics };
}

/**
 * Compiles the text of an entry: GitHub-flavoured Markdown, HTML in it sanitised.
 * @param notesLabel title of the footnotes, for readers
 * @returns HTML with marks, and what was found; places count from the start of the text
 */
export function compileMarkdown(text: string, notesLabel: string): CompiledText {
  const refuse = (start: number, end: number, message: string): CompiledText => ({
    ...nothing,
    diagnostics: [{ rule: 'content-depth', severity: 'error', message, start, end }],
  });
  const plain = withoutMarks(text);
  const excess = textExcess(plain);
  if (excess) return refuse(excess.start, excess.end, excess.message);
  try {
    return compileSafely(plain, notesLabel);
  } catch (error) {
    // The parsers go down by recursion: what is nested too deeply ends their stack.
    if (!(error instanceof RangeError)) throw error;
    return refuse(0, 1, 'this text is nested too deeply to be read');
  }
}
