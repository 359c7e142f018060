import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { calloutSyntax } from '../../content/syntax/callout-syntax.ts';
import { formulaSyntax } from '../../content/syntax/formula-syntax.ts';
import { partNodes } from '../../content/syntax/part-nodes.ts';

/** Stand for the braces of {#id} while the text is parsed: in MDX braces hold programs. */
const [open, close] = ['\uE000', '\uE001'];

/** The parts of a text that are no code, changed. */
function outsideCode(text: string, change: (part: string) => string): string {
  const fences =
    /^( {0,3}(?:>[ \t]?)*[ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1? {0,3}\2[`~]*[ \t]*$|(?![\s\S]))/gm;
  let result = '';
  let at = 0;
  for (const match of text.matchAll(fences)) {
    result += change(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return result + change(text.slice(at));
}

/** What Docusaurus reads and MDX does not: comments of HTML, ids of headings. */
const asMdx = (text: string): string =>
  outsideCode(text, (part) =>
    part
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/^( {0,3}#{1,6} .*?)\{#([^{}\s]+)\}[ \t]*$/gm, `$1${open}#$2${close}`),
  );

function restoreIds(node: { value?: unknown; children?: unknown }): void {
  if (typeof node.value === 'string') {
    node.value = node.value.replaceAll(open, '{').replaceAll(close, '}');
  }
  if (Array.isArray(node.children)) for (const child of node.children) restoreIds(child);
}

const common = [gfm({ singleTilde: false }), cjkFriendlyExtension(), calloutSyntax, formulaSyntax];
const nodes = [gfmFromMarkdown(), partNodes];

export type ParsedMdx = {
  readonly tree: Root;
  /** Why it was read as Markdown with HTML, where it is no MDX. */
  readonly fault?: string;
};

/** The tree of a text in MDX, or in Markdown where it is none. */
export function parseMdx(text: string): ParsedMdx {
  const mdx = asMdx(text);
  try {
    const tree = fromMarkdown(mdx, {
      extensions: [mdxjs(), ...common],
      mdastExtensions: [mdxFromMarkdown(), ...nodes],
    });
    restoreIds(tree as object);
    return { tree };
  } catch (error) {
    // Texts of older versions have tags that are not closed, and signs that are no programs.
    const tree = fromMarkdown(text, { extensions: common, mdastExtensions: nodes });
    const { line, reason = String(error) } = error as { line?: number; reason?: string };
    return { tree, fault: line === undefined ? reason : `${line}: ${reason}` };
  }
}
