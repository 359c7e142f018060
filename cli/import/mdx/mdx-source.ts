import { posix } from 'node:path';
import { documentKey, pathOnSite } from '../source/document-key.ts';
import { findInFolder } from '../source/find-in-folder.ts';
import { oldSite } from '../source/old-site.ts';
import type { ImportSource, SourceDocument } from '../source/source-document.ts';
import { sourceFiles } from '../source/source-files.ts';
import type { SourceOptions } from '../source/source-options.ts';
import { convertMdx, type MdxText, readMdx } from './mdx-document.ts';

/** Texts that others include, and what a code host shows of a folder's settings, are no documents. */
export const isDocument = (name: string): boolean =>
  /\.mdx?$/i.test(name) && !/(?:^|\/)_/.test(name) && !/\.test\.mdx?$/i.test(name);

const withoutEnding = (path: string): string =>
  path.replace(/(?:^|\/)(?:index|readme)\.mdx?$/i, '').replace(/\.mdx?$/i, '');

/** The name by which links between files find a text. */
export const fileKey = (path: string): string => `file:${withoutEnding(path).toLowerCase()}`;

/** The path of a text as its id: those of its folders with it, as names come again in others. */
export const slugOfPath = (path: string): string =>
  withoutEnding(path).replaceAll('/', '-') || 'index';

function documentOf(
  text: MdxText,
  { origin, base }: ReturnType<typeof oldSite>,
  hasOld: boolean,
): SourceDocument {
  const { root, path, split } = text;
  const address = `${base}/${withoutEnding(path)}`;
  const fileOf = (link: string): string => {
    const [bare = ''] = link.split(/[?#]/, 1);
    return bare.startsWith('/') ? bare.slice(1) : posix.join(posix.dirname(path), bare);
  };
  return {
    name: path,
    slug:
      typeof split.front.slug === 'string'
        ? split.front.slug.replace(/^\/+|\/+$/g, '')
        : slugOfPath(path),
    addresses: hasOld ? [address] : [],
    keys: [fileKey(path), documentKey(address)],
    keysOf: (link) => {
      const own = pathOnSite(link, origin);
      if (own !== undefined && !link.startsWith('/')) return [documentKey(own)];
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return [];
      return [fileKey(fileOf(link)), ...(own === undefined ? [] : [documentKey(own)])];
    },
    findFile: async (link) =>
      /^[a-z][a-z0-9+.-]*:/i.test(link) ? undefined : findInFolder(root, fileOf(link)),
    convert: (conversion) => convertMdx(text, conversion),
  };
}

/** Texts in MDX or Markdown: one, or all below a folder. */
export async function mdxSource({ path, encoding, old }: SourceOptions): Promise<ImportSource> {
  const { root, names, leftOut } = await sourceFiles(path, isDocument);
  const site = oldSite(old);
  const documents: SourceDocument[] = [];
  for (const name of names) {
    documents.push(documentOf(await readMdx(root, name, encoding), site, old !== undefined));
  }
  return { documents, leftOut, origin: site.origin };
}
