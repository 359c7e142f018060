import { join, posix } from 'node:path';
import { convertMdx, type MdxText, readMdx } from '../mdx/mdx-document.ts';
import { isDocument, slugOfPath } from '../mdx/mdx-source.ts';
import { documentKey, pathOnSite, resolvedPath } from '../source/document-key.ts';
import { findInFolder } from '../source/find-in-folder.ts';
import { matchLanguage } from '../source/match-language.ts';
import { oldSite } from '../source/old-site.ts';
import type { ImportSource, LeftOut, SourceDocument } from '../source/source-document.ts';
import type { SourceFile } from '../source/source-file.ts';
import { sourceFiles } from '../source/source-files.ts';
import type { SourceOptions } from '../source/source-options.ts';
import { type DocsFolder, type DocusaurusSite, docusaurusSite } from './docusaurus-site.ts';
import { blogName, blogPermalink, docPermalink, numberOf, withoutNumber } from './permalink.ts';

const key = (locale: string, path: string): string =>
  `file:${locale}:${path.replace(/\.mdx?$/i, '').toLowerCase()}`;

/** What a link that names a file has before it. */
const bareLink = (link: string): string =>
  link.replace(/^pathname:\/\//, '').replace(/^@site\//, '/');

function documentOf(
  text: MdxText,
  path: string,
  language: string | undefined,
  { folder, locale, route }: DocsFolder,
  site: DocusaurusSite,
  origin: string | undefined,
): SourceDocument {
  const { front } = text.split;
  const isBlog = site.kind === 'blog';
  const permalink = (isBlog ? blogPermalink : docPermalink)(path, front, route);
  const plain = path.split('/').map(withoutNumber).join('/');
  const { date, slug } = blogName(path);
  const inFolder = (link: string): string =>
    posix.join(posix.dirname(path), link.split(/[?#]/, 1)[0] ?? '');
  const origins = [...new Set([folder, site.folders[0]?.folder ?? folder])];
  return {
    name: join(folder, path),
    slug: isBlog
      ? typeof front.slug === 'string'
        ? front.slug.replace(/^\/+|\/+$/g, '')
        : slug
      : slugOfPath(plain),
    language,
    addresses: [permalink],
    keys: [key(locale, path), documentKey(permalink)],
    keysOf: (written) => {
      const link = bareLink(written);
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) {
        const own = pathOnSite(link, origin);
        return own === undefined ? [] : [documentKey(own)];
      }
      if (link.startsWith('/')) {
        const [bare = ''] = link.split(/[?#]/, 1);
        const below = origins.map((each) => `/${each}/`).find((each) => bare.startsWith(each));
        const file = below === undefined ? [] : [key(locale, bare.slice(below.length))];
        // Links are written without what stands before all addresses.
        const { base, defaultLocale } = site;
        const own = locale === defaultLocale ? [] : [`${base}/${locale}${link}`];
        return [...file, ...[...own, `${base}${link}`, link].map(documentKey)];
      }
      const file = inFolder(link);
      const address = resolvedPath(link, permalink);
      return [key(locale, file), key(site.defaultLocale, file), documentKey(address)];
    },
    findFile: async (written): Promise<SourceFile | undefined> => {
      const link = bareLink(written);
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(link)) return undefined;
      const places = link.startsWith('/')
        ? [`static${link}`, link]
        : origins.map((each) => posix.join(each, inFolder(link)));
      for (const place of places) {
        const found = await findInFolder(site.root, place);
        if (found) return found;
      }
      return undefined;
    },
    convert: (conversion) =>
      convertMdx(
        text,
        conversion,
        isBlog ? { date } : { order: numberOf(path.split('/').at(-1) ?? '') },
      ),
  };
}

/** The documents or the blog of a Docusaurus site, in all languages that both sites have. */
export async function docusaurusSource({
  path,
  languages,
  language: wanted,
  isNamed,
  old,
}: SourceOptions): Promise<ImportSource> {
  const { origin: given, base } = oldSite(old);
  const site = await docusaurusSite(path, old === undefined || base === '' ? undefined : base);
  const origin = given ?? site.origin;
  const language = isNamed ? wanted : (matchLanguage(site.defaultLocale, languages) ?? wanted);
  const leftOut: LeftOut[] = [...site.leftOut];
  const documents: SourceDocument[] = [];
  for (const folder of site.folders) {
    const isMain = folder === site.folders[0];
    const own = isMain ? language : matchLanguage(folder.locale, languages);
    if (own === undefined || (!isMain && own === language)) {
      leftOut.push({
        name: folder.folder,
        why:
          own === undefined
            ? {
                zh: `网站没有语言 ${folder.locale}`,
                en: `the site has no language ${folder.locale}`,
              }
            : {
                zh: `${own} 已由 ${site.folders[0]?.folder} 提供；请用 --language 指明默认文件夹的语言`,
                en: `${site.folders[0]?.folder} is imported as ${own}; name its language with --language`,
              },
      });
      continue;
    }
    const { names, leftOut: links } = await sourceFiles(join(site.root, folder.folder), isDocument);
    leftOut.push(...links);
    for (const name of names) {
      const text = await readMdx(site.root, posix.join(folder.folder, name));
      documents.push(documentOf(text, name, own, folder, site, origin));
    }
  }
  return { documents, leftOut, origin };
}
