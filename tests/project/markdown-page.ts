import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A fenced block of a page: ```yaml title="site.yaml". */
export type Fence = {
  readonly language: string;
  /** File that the block is, where its first line says so. */
  readonly title?: string;
  readonly text: string;
  readonly line: number;
};

export type MarkdownPage = {
  readonly file: string;
  readonly text: string;
  readonly fences: readonly Fence[];
  /** Ids of its headings, as GitHub gives them. */
  readonly anchors: ReadonlySet<string>;
  /** Addresses of its links and pictures, those in HTML included, as they are written. */
  readonly links: readonly string[];
  /** Texts between single backticks. */
  readonly codes: readonly string[];
  /** Pictures without an alternative text, by address. */
  readonly silentPictures: readonly string[];
};

const parser = unified().use(remarkParse);

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];

function textOf(node: Node): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  return 'children' in node ? (node.children as readonly Node[]).map(textOf).join('') : '';
}

/** The id that GitHub gives a heading, before it numbers those that stand twice. */
const slugOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(tree: Root): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const anchors = new Set<string>();
  visit(tree, 'heading', (heading) => {
    const slug = slugOf(textOf(heading));
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  });
  return anchors;
}

const attribute = (html: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(html)?.[1];

function silentPicturesOf(tree: Root): readonly string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'image' && !node.alt) found.push(node.url);
    if (node.type !== 'html') return;
    for (const [tag] of node.value.matchAll(/<img\b[^>]*>/g)) {
      if (!attribute(tag, 'alt')) found.push(attribute(tag, 'src') ?? tag);
    }
  });
  return found;
}

function linksOf(tree: Root): readonly string[] {
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push(node.url);
    }
    if (node.type === 'html') {
      links.push(
        ...[...node.value.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url),
      );
    }
  });
  return links;
}

/** Reads a Markdown file of the repository. */
export function markdownPage(file: string): MarkdownPage {
  // Front matter is none of the text; blank lines in its place keep the numbers of those behind it.
  const text = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, (front) =>
    front.replace(/[^\n]+/g, ''),
  );
  const tree = parser.parse(text);
  const fences: Fence[] = [];
  const codes: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'inlineCode') codes.push(node.value);
    if (node.type !== 'code') return;
    const title = /\btitle="([^"]+)"/.exec(node.meta ?? '')?.[1];
    fences.push({
      language: node.lang ?? '',
      ...(title === undefined ? {} : { title }),
      text: node.value,
      line: node.position?.start.line ?? 0,
    });
  });
  const [anchors, links] = [anchorsOf(tree), linksOf(tree)];
  return { file, text, fences, codes, anchors, links, silentPictures: silentPicturesOf(tree) };
}

/** The files of Markdown below a folder, as paths from the repository's root. */
export const markdownFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
    .sort();
