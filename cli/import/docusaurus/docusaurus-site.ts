import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { entryAt } from '../../files/entry-at.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import type { LeftOut } from '../source/source-document.ts';

/** A folder of documents in one language. */
export type DocsFolder = {
  /** Path from the folder of the site, with forward slashes. */
  readonly folder: string;
  /** The locale that Docusaurus has for it. */
  readonly locale: string;
  /** The path before the addresses of its documents. */
  readonly route: string;
};

export type DocusaurusSite = {
  /** Its folder, links followed. */
  readonly root: string;
  readonly kind: 'docs' | 'blog';
  readonly origin: string | undefined;
  readonly defaultLocale: string;
  /** The path before all its addresses, without a slash at the end. */
  readonly base: string;
  readonly folders: readonly DocsFolder[];
  readonly leftOut: readonly LeftOut[];
};

const configs = [
  'docusaurus.config.js',
  'docusaurus.config.ts',
  'docusaurus.config.mjs',
  'docusaurus.config.cjs',
];

const configOf = (folder: string): string | undefined =>
  configs.map((name) => join(folder, name)).find((file) => entryAt(file)?.isFile());

/** What a configuration says as a plain text under a key: it is a program, and is not run. */
const setting = (config: string, key: string): string | undefined =>
  new RegExp(`(?:^|[\\s{,])${key}\\s*:\\s*['"\`]([^'"\`$]*)['"\`]`).exec(config)?.[1];

/** What a configuration says of one of its parts, up to the next one. */
const part = (config: string, name: string): string => {
  const at = config.search(new RegExp(`(?:^|[\\s{,])${name}\\s*:\\s*\\{`));
  return at < 0 ? '' : (config.slice(at, at + 2000).split(/\n\s{0,8}\}\s*,/)[0] ?? '');
};

const isFolder = (path: string): boolean => entryAt(path)?.isDirectory() === true;

/** The folder of the site: the one that is named, or the first above it with a configuration. */
function siteRoot(folder: string): string {
  for (let each = folder; ; each = dirname(each)) {
    if (configOf(each) !== undefined) return each;
    if (dirname(each) === each) return folder;
  }
}

async function versionsOf(root: string): Promise<readonly string[]> {
  const text = await readFile(join(root, 'versions.json'), 'utf8').catch(() => '[]');
  try {
    const versions: unknown = JSON.parse(text);
    return Array.isArray(versions) ? versions.filter((each) => typeof each === 'string') : [];
  } catch {
    // Docusaurus would not start with it; the texts are there all the same.
    return [];
  }
}

async function localesOf(root: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, 'i18n'), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * Finds out what a Docusaurus site has, without running its configuration.
 * @param path the folder of a site, or that of its documents or its blog
 * @param base path before all addresses; undefined: the one of the configuration
 * @throws UnreadableInput where there is nothing to import
 */
export async function docusaurusSite(
  path: string,
  base: string | undefined,
): Promise<DocusaurusSite> {
  if (!isFolder(resolve(path))) {
    throw new UnreadableInput({ zh: `${path} 不是文件夹`, en: `${path} is no folder` });
  }
  const folder = await realpath(path);
  const root = siteRoot(folder);
  const file = configOf(root);
  const config = file === undefined ? '' : await readFile(file, 'utf8');
  const below = relative(root, folder).split(sep).join('/');
  const versions = await versionsOf(root);
  const leftOut: LeftOut[] = [];
  const skip = (name: string, zh: string, en: string): void => {
    leftOut.push({ name, why: { zh, en } });
  };
  const docsPath = setting(part(config, 'docs'), 'path') ?? 'docs';
  const blogPath = setting(part(config, 'blog'), 'path') ?? 'blog';
  const named = /^versioned_docs\/version-([^/]+)$/.exec(below)?.[1];
  const isBlog =
    below === blogPath ||
    (below === '' && !isFolder(join(root, docsPath)) && isFolder(join(root, blogPath)));
  const kind = isBlog ? 'blog' : 'docs';
  const latest = versions[0];
  let source = below;
  let version = named;
  if (below === '') {
    source =
      file === undefined && !isFolder(join(root, docsPath)) ? '' : isBlog ? blogPath : docsPath;
    if (
      !isBlog &&
      latest !== undefined &&
      isFolder(join(root, `versioned_docs/version-${latest}`))
    ) {
      version = latest;
      source = `versioned_docs/version-${latest}`;
      skip(
        docsPath,
        `尚未发布的版本；要导入请指明 ${docsPath} 文件夹`,
        `the version that is not released; name the folder ${docsPath} to import it`,
      );
      for (const each of versions.slice(1)) {
        const older = `versioned_docs/version-${each}`;
        skip(
          older,
          '较早的版本；要导入请指明这个文件夹',
          'an earlier version; name this folder to import it',
        );
      }
    }
    if (!isBlog && isFolder(join(root, blogPath))) {
      skip(
        blogPath,
        '博客；请指明这个文件夹，导入另一个集合',
        'the blog; name this folder to import it into a collection of its own',
      );
    }
  }
  const prefix = (base ?? setting(config, 'baseUrl') ?? '/').replace(/\/+$/, '');
  const ownRoute = setting(part(config, kind), 'routeBasePath') ?? kind;
  const inVersion =
    isBlog || versions.length === 0 || version === latest ? '' : `/${version ?? 'next'}`;
  const route = `/${ownRoute}`.replace(/\/+$/, '').replace(/^\/\//, '/') + inVersion;
  const defaultLocale = setting(config, 'defaultLocale') ?? 'en';
  const folders: DocsFolder[] = [{ folder: source, locale: defaultLocale, route: prefix + route }];
  for (const locale of await localesOf(root)) {
    if (locale === defaultLocale) continue;
    const inside = `i18n/${locale}/docusaurus-plugin-content-${kind}`;
    const own = isBlog
      ? inside
      : `${inside}/${version === undefined ? 'current' : `version-${version}`}`;
    if (isFolder(join(root, own)))
      folders.push({ folder: own, locale, route: `${prefix}/${locale}${route}` });
  }
  const url = setting(config, 'url');
  const origin = url === undefined ? undefined : /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
  if (file === undefined && below === '') {
    skip(
      basename(root),
      '没有 docusaurus.config：语言和地址按默认设置',
      'there is no docusaurus.config: locale and addresses are the default ones',
    );
  }
  return { root, kind, origin, defaultLocale, base: prefix, folders, leftOut };
}
