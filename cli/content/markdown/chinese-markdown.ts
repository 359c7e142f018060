import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';
import type { Extension } from 'micromark-util-types';
import { calloutSyntax } from '../syntax/callout-syntax.ts';
import { formulaSyntax } from '../syntax/formula-syntax.ts';
import { partNodes } from '../syntax/part-nodes.ts';
import { chineseAutolinks } from './chinese-autolinks.ts';
import { chineseEmphasis } from './chinese-emphasis.ts';

/**
 * What Chinese text does not mean: four blanks before a paragraph are no code, a line of dashes below one makes no
 * heading of it. Addresses end differently: see `chinese-autolinks.ts`.
 */
const unmeant: Extension = {
  disable: { null: ['codeIndented', 'setextUnderline', 'protocolAutolink', 'wwwAutolink'] },
};

type Parts = ReturnType<typeof gfmFromMarkdown>;

/** What the parser is put together from. */
type ParserParts = {
  micromarkExtensions?: Extension[] | undefined;
  fromMarkdownExtensions?: (Parts | Parts[number])[] | undefined;
};

/** GitHub's Markdown, read as Chinese text means it, with callouts and formulas. */
export function chineseMarkdown(this: { readonly data: () => ParserParts }): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    gfm({ singleTilde: false }),
    chineseEmphasis(cjkFriendlyExtension()),
    gfmStrikethroughCjkFriendly({ singleTilde: false }),
    chineseAutolinks(),
    calloutSyntax,
    formulaSyntax,
    unmeant,
  ];
  // Their second search for addresses, in the tree, ends them at Western punctuation alone.
  const withoutSearch = gfmFromMarkdown().map(({ transforms: _, ...rest }) => rest);
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), withoutSearch, partNodes];
}
