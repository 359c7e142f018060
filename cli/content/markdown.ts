import type { Root } from 'hast';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import { ownAnchorFindings } from './anchor-findings.ts';
import type { ArticleRecord, NamedAddress, NamedInText } from './article-record.ts';
import { chineseLines } from './chinese-lines.ts';
import { elementRange } from './element-range.ts';
import { forbiddenHtml } from './forbidden-html.ts';
import { ignoreComments } from './ignore-comments.ts';
import { joinLines } from './join-lines.ts';
import { addressRange, linkFindings } from './link-findings.ts';
import { lostText } from './lost-text.ts';
import { dropMarks } from './marks.ts';
import { missingAlt } from './missing-alt.ts';
import { nameHeadings, writtenIds } from './name-headings.ts';
import { plainText } from './plain-text.ts';
import { shapeText } from './shape-text.ts';
import { mostHtml, textExcess } from './text-limits.ts';
import { cleanTree, markdownTree, withHtml, writeHtml } from './text-trees.ts';
import { dropInputs, foldSchemes } from './tidy-html.ts';
import { visitElements } from './visit-elements.ts';
import { writtenMarks } from './written-marks.ts';

type Finding = Omit<Diagnostic, 'file'>;

export type CompiledText = Pick<
  ArticleRecord,
  'html' | 'text' | 'headings' | 'ids' | keyof NamedInText
> & {
  readonly diagnostics: readonly Finding[];
  /** Comments that hold the marker of an ignore. */
  readonly comments: readonly Range[];
};

const nothing = {
  html: '',
  text: '',
  headings: [],
  ids: [],
  files: [],
  downloads: [],
  addresses: [],
  pictures: [],
  comments: [],
};

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
  const markdown = markdownTree(text, notesLabel);
  const tree = withHtml(markdown);
  foldSchemes(tree);
  const comments = ignoreComments(markdown, text);
  const lost = lostText(markdown, tree, text);
  // What comes behind is lost, too.
  const firstLost = Math.min(...lost.map(({ start }) => start));
  const diagnostics: Finding[] = [
    ...lost.map(
      ({ opening, closing, start, end }): Finding => ({
        rule: 'content-lost',
        severity: 'error',
        message: `${opening} is never closed, so nobody sees the text from here on: write ${closing} where it ends, or take ${opening} out`,
        start,
        end,
      }),
    ),
    ...forbiddenHtml(tree)
      .filter(({ start }) => start < firstLost)
      .map(({ what, ...range }) =>
        warning(
          'content-html',
          `${what} is left out: a text may hold no scripts, styles, frames or forms`,
          range,
        ),
      ),
    ...linkFindings(tree, text),
    ...firstLevelHeadings(tree).map((range) =>
      warning(
        'content-heading',
        'this heading is of the first level, which the title has; write ## in place of #',
        range,
      ),
    ),
    ...writtenMarks(markdown, text).map(
      (slip): Finding => ({ rule: 'content-marks', severity: 'warning', ...slip }),
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
  const clean = cleanTree(tree);
  dropMarks(clean);
  joinLines(clean);
  const renamed = nameHeadings(clean).map(({ heading, id, given }) =>
    warning(
      'content-heading',
      `the id "${given}" is taken, by another heading or by the page itself, so this one is "${id}": choose another`,
      elementRange(heading),
    ),
  );
  const ids = writtenIds(clean);
  const plain = plainText(clean);
  const shaped = shapeText(clean);
  const placed = <Named extends NamedAddress>(named: Named): Named => ({
    ...named,
    ...addressRange(named, named.address, text),
  });
  const names = {
    files: shaped.files.map((each) => ({
      ...placed(each),
      ...(each.hash ? { hash: placed(each.hash) } : {}),
    })),
    pictures: shaped.pictures.map(placed),
    downloads: shaped.downloads.map(placed),
    addresses: shaped.addresses.map(placed),
  };
  const html = writeHtml(clean);
  if (html.length > mostHtml) throw new RangeError('the HTML is too long');
  const anchors = ownAnchorFindings(shaped.anchors.map(placed), ids);
  return {
    html,
    text: plain,
    headings: shaped.headings,
    ids,
    ...names,
    diagnostics: [...diagnostics, ...renamed, ...anchors],
    comments,
  };
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
  const excess = textExcess(chineseLines(text));
  if (excess) return refuse(excess.start, excess.end, excess.message);
  try {
    return compileSafely(text, notesLabel);
  } catch (error) {
    // The parsers go down by recursion: what is nested too deeply ends their stack.
    if (!(error instanceof RangeError)) throw error;
    return refuse(
      0,
      1,
      'this text is nested too deeply to be read: quotes, lists and tags may stand in each other 50 deep at most; take some of them apart',
    );
  }
}
