import { compact } from '../../../schema/compact.ts';
import { idOfText } from '../../../schema/content/heading-ids.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { ContentFinding } from '../content-finding.ts';
import { ownAnchorFindings } from '../entries/anchor-fault.ts';
import type { ArticleRecord, NamedAddress, NamedInText } from '../entries/article-record.ts';
import { alignByClass } from '../markdown/align-classes.ts';
import { chineseLines } from '../markdown/chinese-lines.ts';
import { joinLines } from '../markdown/join-lines.ts';
import { nameHeadings, writtenIds } from '../markdown/name-headings.ts';
import { dropPlaceholders } from '../markdown/placeholders.ts';
import { plainText } from '../markdown/plain-text.ts';
import { cleanTree, markdownTree, withHtml, writeHtml } from '../markdown/text-trees.ts';
import { dropInputs, foldSchemes } from '../markdown/tidy-html.ts';
import { numberParts } from '../parts/number-parts.ts';
import { shapeCallouts } from '../parts/shape-callouts.ts';
import { shapeFormulas } from '../parts/shape-formulas.ts';
import type { TextMessages } from '../parts/text-messages.ts';
import { missingAlt } from '../rules/content-alt.ts';
import { calloutFindings } from '../rules/content-callout.ts';
import { maxHtml, nestedTooDeeply, textExcess } from '../rules/content-depth.ts';
import { lostFormulas, unreadFormula } from '../rules/content-formula.ts';
import { firstLevelHeadings, takenId } from '../rules/content-heading.ts';
import { forbiddenHtml } from '../rules/content-html.ts';
import { unclosedHtml } from '../rules/content-lost.ts';
import { visibleSigns } from '../rules/content-marks.ts';
import { ignoreComments } from './ignore-comments.ts';
import { addressRange, linkFindings } from './link-findings.ts';
import { shapeText } from './shape-text.ts';

export type CompiledText = Pick<
  ArticleRecord,
  'html' | 'text' | 'headings' | 'ids' | keyof NamedInText
> & {
  readonly diagnostics: readonly ContentFinding[];
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

function compileSafely(
  text: string,
  messages: TextMessages,
  title: string | undefined,
): CompiledText {
  const markdown = markdownTree(text, messages.footnotes);
  const tree = withHtml(markdown);
  foldSchemes(tree);
  const comments = ignoreComments(markdown, text);
  const unclosed = unclosedHtml(markdown, tree, text);
  // What comes behind is lost, too.
  const firstUnclosed = Math.min(...unclosed.map(({ start }) => start));
  const diagnostics = [
    ...unclosed,
    ...forbiddenHtml(tree).filter(({ start }) => start < firstUnclosed),
    ...linkFindings(tree, text),
    ...firstLevelHeadings(tree),
    ...visibleSigns(markdown, text),
    ...missingAlt(markdown, tree),
    ...calloutFindings(markdown, text),
    ...lostFormulas(markdown, text),
  ];
  dropInputs(tree);
  const clean = cleanTree(tree);
  dropPlaceholders(clean);
  alignByClass(clean);
  joinLines(clean);
  shapeCallouts(clean, messages);
  const unread = shapeFormulas(clean).map((formula) => unreadFormula(formula, text));
  numberParts(clean, messages);
  const renamed = nameHeadings(clean).map(takenId);
  // A link to the title leads to the top of the page.
  const titleId = title === undefined ? undefined : idOfText(title);
  const ids = [...(titleId === undefined ? [] : [titleId]), ...writtenIds(clean)];
  const plain = plainText(clean);
  const shaped = shapeText(clean, titleId);
  const located = <Named extends NamedAddress>(named: Named): Named => ({
    ...named,
    ...addressRange(named, named.address, text),
  });
  const names = {
    files: shaped.files.map((each) =>
      compact({ ...located(each), hash: each.hash && located(each.hash) }),
    ),
    pictures: shaped.pictures.map(located),
    downloads: shaped.downloads.map(located),
    addresses: shaped.addresses.map(located),
  };
  const html = writeHtml(clean);
  if (html.length > maxHtml) throw new RangeError('the HTML is too long');
  const anchors = ownAnchorFindings(shaped.anchors.map(located), ids);
  return {
    html,
    text: plain,
    headings: shaped.headings,
    ids,
    ...names,
    diagnostics: [...diagnostics, ...unread, ...renamed, ...anchors],
    comments,
  };
}

/**
 * Compiles the text of an entry: GitHub-flavoured Markdown, HTML in it sanitised.
 * @param messages of the user interface, in the language of the text
 * @param title the heading of the first level that stood above the text
 * @returns HTML with placeholders, and what was found; offsets count from the start of the text
 */
export function compileMarkdown(
  text: string,
  messages: TextMessages,
  title?: string,
): CompiledText {
  const excess = textExcess(chineseLines(text));
  if (excess) return { ...nothing, diagnostics: [excess] };
  try {
    return compileSafely(text, messages, title);
  } catch (error) {
    // The parsers go down by recursion: what is nested too deeply ends their stack.
    if (!(error instanceof RangeError)) throw error;
    return { ...nothing, diagnostics: [nestedTooDeeply()] };
  }
}
