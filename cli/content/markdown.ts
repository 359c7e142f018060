import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Diagnostic, Range } from '../lint/diagnostic.ts';
import type { ArticleRecord } from './article-record.ts';
import { elementRange } from './element-range.ts';
import { forbiddenHtml } from './forbidden-html.ts';
import { dropMarks } from './marks.ts';
import { missingAlt } from './missing-alt.ts';
import { plainText } from './plain-text.ts';
import { sanitize, sanitizeSchema } from './sanitize-schema.ts';
import { shapeText } from './shape-text.ts';
import { mostHtml, textExcess } from './text-limits.ts';
import { dropInputs, foldSchemes } from './tidy-html.ts';
import { visitElements } from './visit-elements.ts';

type Finding = Omit<Diagnostic, 'file'>;

export type CompiledText = Pick<
  ArticleRecord,
  'html' | 'text' | 'headings' | 'files' | 'downloads' | 'pictures'
> & {
  readonly diagnostics: readonly Finding[];
};

const nothing = { html: '', text: '', headings: [], files: [], downloads: [], pictures: [] };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();
const raw = unified().use(rehypeRaw).freeze();
const sanitizer = unified().use(sanitize, sanitizeSchema).freeze();
const writer = unified().use(rehypeStringify).freeze();

/** The tree of the Markdown alone; HTML in it is one piece of text each. */
const toTree = (text: string, notesLabel: string): Root =>
  unified()
    .use(remarkRehype, {
      allowDangerousHtml: true,
      footnoteLabel: notesLabel,
      footnoteBackLabel: (index) => `${notesLabel} ${index + 1}`,
      clobberPrefix: '',
    })
    .runSync(parser.parse(text)) as unknown as Root;

const warning = (rule: string, message: string, { start, end }: Range): Finding => ({
  rule,
  severity: 'warning',
  message,
  start,
  end,
});

function firstLevelHeadings(tree: Root): Range[] {
  const found: Range[] = [];
  visitElements(tree, (element) => {
    if (element.tagName === 'h1') found.push(elementRange(element));
    return undefined;
  });
  return found;
}

function compileSafely(text: string, notesLabel: string): CompiledText {
  const markdown = toTree(text, notesLabel);
  const tree = raw.runSync(markdown) as Root;
  foldSchemes(tree);
  const diagnostics: Finding[] = [
    ...forbiddenHtml(tree).map(({ what, ...range }) =>
      warning(
        'content-html',
        `${what} is left out: a text may hold no scripts, styles, frames or forms`,
        range,
      ),
    ),
    ...firstLevelHeadings(tree).map((range) =>
      warning(
        'content-heading',
        'this heading is of the first level, which the title has; write ## in place of #',
        range,
      ),
    ),
    ...missingAlt(markdown, tree).map((range) =>
      warning(
        'content-alt',
        'this picture says nothing to those who do not see it: ![what it shows](…), or <img alt=""> where it only decorates',
        range,
      ),
    ),
  ];
  dropInputs(tree);
  const clean = sanitizer.runSync(tree) as Root;
  dropMarks(clean);
  const plain = plainText(clean);
  const shaped = shapeText(clean);
  const html = writer.stringify(clean);
  if (html.length > mostHtml) throw new RangeError('the HTML is too long');
  return { html, text: plain, ...shaped, diagnostics };
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
  const excess = textExcess(text);
  if (excess) return refuse(excess.start, excess.end, excess.message);
  try {
    return compileSafely(text, notesLabel);
  } catch (error) {
    // The parsers go down by recursion: what is nested too deeply ends their stack.
    if (!(error instanceof RangeError)) throw error;
    return refuse(0, 1, 'this text is nested too deeply to be read');
  }
}
