import type { RouteTable, SiteModel } from '../../../schema/model.ts';
import { parsePath } from '../../../schema/path/parse-path.ts';
import { shapeOf } from '../../../schema/path/path-shape.ts';
import type { RedirectModel } from '../../../schema/redirects/redirect-model.ts';
import type { ServerSettings } from '../../../schema/source.generated.ts';
import { fallbackFiles } from '../../built-files/fallback-files.ts';
import { pageFiles } from '../../built-files/page-files.ts';
import type { PolicyFile } from '../../built-files/policy-file.ts';
import { shellFile } from '../../built-files/shell-file.ts';
import { entryPaths, type ReadEntry } from './entry-paths.ts';
import { type EntryIds, type EntryRule, type EntrySet, entryRules } from './entry-rules.ts';
import { isHandedOut, isPartFile } from './own-address.ts';
import { type PageRule, pageRules, ruleMatcher, saysNotFound } from './page-rules.ts';
import { rootHomes } from './root-homes.ts';
import { rootPaths } from './root-paths.ts';
import { type Header, securityHeaders } from './security-headers.ts';
import { statusFiles } from './status-files.ts';

/** The rule of a page with what a server must know of its files. Paths of files begin at the site's root. */
export type ServerPage = PageRule & {
  /** Unique name. */
  readonly name: string;
  readonly entries?: EntryRule;
  /** The page for values of its parameters that have none of their own, without `.html`. */
  readonly fallback?: string;
};

/** The root of a language. */
export type ServerRoot = {
  readonly language: string;
  /** Paths without a slash at their end; empty: that of the site. */
  readonly paths: readonly string[];
  /** The page for the default device variant, without `.html`; absent: there is none of its own. */
  readonly page?: string;
  /** Paths that visitors are led to, by their device variant. */
  readonly homes: Readonly<Record<string, string>>;
};

/** The page that says that an address opens nothing. */
export type NotFoundPage = {
  readonly language: string;
  readonly device: string;
  readonly file: string;
};

/**
 * What a web server does with a built site, said for no server in particular. All paths are below the base. A writer
 * for each server says it in that server's own words; `site preview` follows the same rules.
 */
export type ServerRules = {
  readonly model: SiteModel;
  readonly settings: ServerSettings;
  /** What the search service is asked at, where that is a path of this site: without its query. */
  readonly searchPaths: readonly string[];
  readonly headers: readonly Header[];
  /** Addresses of old; they go before pages. */
  readonly redirects: readonly RedirectModel[];
  /** In the order in which they count. */
  readonly pages: readonly ServerPage[];
  readonly sets: readonly EntrySet[];
  readonly roots: readonly ServerRoot[];
  readonly notFound: readonly NotFoundPage[];
  /** Paths of routes whose page says that there is none. */
  readonly notFoundPaths: readonly string[];
  /** The file for a server that fails, if there is one. */
  readonly serverError?: string;
  /** The file for addresses without a page of their own. */
  readonly shell: string;
  /** Keys of queries that choose a further part of a page, in the order of their names. */
  readonly partKeys: readonly string[];
  /** All files of the site, relative to its root. */
  readonly files: ReadonlySet<string>;
  /**
   * The HTML files among them that are asked for by their names, further parts of pages aside (`partFileEnd`); others
   * are pages, which have addresses.
   */
  readonly htmlFiles: readonly string[];
};

/** Whether the root of the site is a page. */
export const hasHomeAtRoot = ({ pages }: ServerRules): boolean =>
  pages.some(({ pattern }) => pattern === '/');

/** What the rules are made from. */
export type BuiltForServer = {
  readonly model: SiteModel;
  readonly tables: readonly RouteTable[];
  readonly settings: ServerSettings;
  readonly policy: PolicyFile;
  readonly files: ReadonlySet<string>;
  readonly redirects?: readonly RedirectModel[];
  readonly readEntry: ReadEntry;
};

const withoutHtml = (file: string): string => file.replace(/\.html$/, '');

/** Ids by the files of entries. */
function idsOf(files: ReadonlySet<string>): EntryIds {
  const ids = new Map<string, string[]>();
  for (const file of files) {
    const [, language, collection, id = ''] =
      /^content\/([^/]+)\/([^/]+)\/entries\/([\w-]+)\.json$/.exec(file) ?? [];
    if (language === undefined) continue;
    const key = `${language}/${collection}`;
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return (collection, language) => ids.get(`${language}/${collection}`) ?? [];
}

/** The keys that files of further parts are named after: `news.code-theme.page-2.html` beside `news.html`. */
function partKeysOf(files: ReadonlySet<string>): readonly string[] {
  const keys = new Set<string>();
  for (const file of files) {
    const [, page, parts = ''] = /^((?:.*\/)?[^./]+)((?:\.[\w]+-[^./]+)+)\.html$/.exec(file) ?? [];
    if (page === undefined || !files.has(`${page}.html`)) continue;
    for (const part of parts.slice(1).split('.')) keys.add(part.slice(0, part.indexOf('-')));
  }
  return [...keys].sort();
}

/** The pages of the rules that can be reached: the first one of each shape and values. */
function firstOfShape(rules: readonly PageRule[]): PageRule[] {
  const shapes = new Set<string>();
  return rules.filter(({ pattern, values }) => {
    const shape = `${shapeOf(parsePath(pattern).segments)} ${values}`;
    if (shapes.has(shape)) return false;
    shapes.add(shape);
    return true;
  });
}

/** Literal segments go before parameters, from the first one on: so a server that tries one by one finds the right one. */
const order = ({ pattern }: PageRule): string =>
  parsePath(pattern)
    .segments.map(({ kind }) => (kind === 'literal' ? 'a' : 'b'))
    .join('');

function rootsOf({ model, tables, files }: BuiltForServer): ServerRoot[] {
  if (model.history === 'hash' || !files.has(shellFile)) {
    const languages =
      model.history === 'hash' ? [model.defaultLanguage] : Object.keys(model.languages);
    return languages.flatMap((language) => {
      const paths = model.history === 'hash' ? [''] : rootPaths(language, model);
      return paths.length === 0 ? [] : [{ language, paths, page: '/index', homes: {} }];
    });
  }
  return Object.entries(model.languages).flatMap(([language, { prefix }]) => {
    const paths = rootPaths(language, model);
    if (paths.length === 0) return [];
    const [file = ''] = pageFiles(`${prefix}/`, '');
    const isThere = files.has(file.slice(1));
    const homes = Object.fromEntries(
      Object.entries(rootHomes(language, model, tables)).filter(
        ([device]) => !isThere || device !== model.defaultDevice,
      ),
    );
    return { language, paths, ...(isThere ? { page: withoutHtml(file) } : {}), homes };
  });
}

/** The rules of a site that was built. */
export function serverRules(built: BuiltForServer): ServerRules {
  const { model, tables, settings, policy, files, redirects = [], readEntry } = built;
  const all = model.history === 'hash' ? [] : pageRules(model, tables);
  const match = ruleMatcher(all);
  const entriesOf = entryRules(idsOf(files), entryPaths(readEntry, match));
  const isThere = (file: string): boolean => files.has(file.slice(1));
  const names = new Set<string>();
  const nameOf = ({ row, table }: PageRule): string => {
    const name = `${row.id}.${table.language}.${table.device}`;
    for (let count = 1; ; count += 1) {
      const each = count === 1 ? name : `${name}.${count}`;
      if (!names.has(each)) {
        names.add(each);
        return each;
      }
    }
  };
  const pages = firstOfShape(all)
    .filter((rule) => !saysNotFound(rule))
    .map((rule): ServerPage => {
      const entries = entriesOf(rule);
      const [fallback = ''] = fallbackFiles(rule.row.id, rule.table, '');
      return {
        ...rule,
        name: nameOf(rule),
        ...(entries ? { entries } : {}),
        ...(isThere(fallback) ? { fallback: withoutHtml(fallback) } : {}),
      };
    })
    .sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
  const shell = files.has(shellFile) ? `/${shellFile}` : '/index.html';
  const variants = model.variants.map(({ language, device }) => ({ language, device }));
  const [failure] = statusFiles(500, { language: '', device: '' }).filter(isThere);
  const searchPaths = tables.flatMap((table) =>
    [table.search?.service].flatMap((service) => {
      const path = service?.url.split('?')[0] ?? '';
      return path.startsWith('/') && !path.includes('{') ? [path] : [];
    }),
  );
  return {
    model,
    settings,
    searchPaths: [...new Set(searchPaths)],
    headers: securityHeaders(model, policy),
    redirects,
    pages,
    sets: [...new Set(pages.flatMap(({ entries }) => (entries ? [entries.set] : [])))],
    roots: rootsOf(built),
    notFound: variants.map((variant) => ({
      ...variant,
      file: statusFiles(404, variant).find(isThere) ?? shell,
    })),
    notFoundPaths: all.filter(saysNotFound).map(({ pattern }) => pattern),
    ...(failure === undefined ? {} : { serverError: failure }),
    shell,
    partKeys: partKeysOf(files),
    files,
    htmlFiles: [...files].filter(
      (file) => file.endsWith('.html') && !isPartFile(file) && isHandedOut(file, policy),
    ),
  };
}
