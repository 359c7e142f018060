import type { Model, VariantKey } from '../../schema/model.ts';
import type { PrerenderRequest } from '../../schema/prerenderer.ts';
import { rowOpens } from '../../schema/visit/root-target.ts';
import { searchPageFile } from '../../schema/visit/search-page-file.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { fallbackFiles } from '../built-files/fallback-files.ts';
import { pageFiles } from '../built-files/page-files.ts';
import { pageOf } from './page-of.ts';
import type { SiteAddress } from './site-addresses.ts';

/** An address to render, and the files that its page is written to, relative to the site's root. */
export type PageTarget = PrerenderRequest & {
  readonly files: readonly string[];
  /** What a page that stands for no address is called in reports. */
  readonly name?: string;
  /** Id of the route whose fallback page it is. */
  readonly fallbackOf?: string;
};

/** A path without the slash at its start. */
export const withoutSlash = (path: string): string => path.replace(/^\//, '');

/** The target of an address. */
function addressTarget({
  path,
  language,
  device,
}: Pick<SiteAddress, 'path' | keyof VariantKey>): PageTarget {
  const [file = ''] = pageFiles(path, '');
  return { path, query: '', language, device, files: [withoutSlash(file)] };
}

/** The rows of pages with parameters that choose no entry, and that anybody may open. */
const parameterRows = ({ site, tables }: Model) => {
  const { menuCodes, fnCodes } = site.access;
  const visitor = { menuCodes, fnCodes, loginStatus: 0 };
  return tables.flatMap((table) =>
    table.routes
      .filter(
        (row) =>
          row.paths[0]?.includes('/:') &&
          row.page !== undefined &&
          row.redirect === undefined &&
          !row.shows &&
          rowOpens(row, site, visitor),
      )
      .map((row) => ({ table, row })),
  );
};

/**
 * The targets of a site's addresses, and of the fallback pages of its routes with parameters. Where a page does not
 * ask for its parameters, the first of its addresses is the fallback, too; else it is rendered without them.
 */
export function addressTargets(model: Model, addresses: readonly SiteAddress[]): PageTarget[] {
  const routeKey = (route: string, { language, device }: VariantKey): string =>
    `${route} ${language} ${device}`;
  const pages = new Map<string, SiteAddress>();
  for (const address of addresses) {
    const key = routeKey(address.route, address);
    if (!pages.has(key)) pages.set(key, address);
  }
  const also = new Map<SiteAddress, string>();
  const fallbacks = parameterRows(model).flatMap(({ table, row }) => {
    const { language, device } = table;
    const first = pages.get(routeKey(row.id, table));
    const asks = Object.keys(pageOf(row, table, model)?.params ?? {}).length > 0;
    if (first && !asks) {
      also.set(first, row.id);
      return [];
    }
    const [file = ''] = fallbackFiles(row.id, table, '');
    const files = [withoutSlash(file)];
    const path = row.paths[0] ?? '';
    const status = 'fallback' as const;
    return [{ path, query: '', language, device, status, files, name: path, fallbackOf: row.id }];
  });
  const own = addresses.map((address) => {
    const target = addressTarget(address);
    const fallbackOf = also.get(address);
    return fallbackOf === undefined ? target : { ...target, fallbackOf };
  });
  return [...own, ...fallbacks];
}

/**
 * The target of an address that a page links to and that nothing else names: of a route with parameters that no entry
 * fills in.
 * @returns undefined where the address is not of such a route, or not everybody may open it
 */
export function linkedTarget(path: string, { site, tables }: Model): PageTarget | undefined {
  for (const table of tables) {
    const found = tableIndex(table).match(path);
    // Links of a fallback page may hold the pattern itself.
    if (!found?.pattern.includes('/:') || found.pattern === path) continue;
    const { shows, redirect, page, access } = found.value;
    const searches = [table.search, ...table.zones.map(({ search }) => search)];
    const isSearch = searches.some((search) => search?.path === found.pattern);
    if (shows || redirect !== undefined || page === undefined || isSearch) return undefined;
    const { menuCodes, fnCodes } = site.access;
    const visitor = { menuCodes, fnCodes, loginStatus: 0 };
    if (access && !rowOpens(found.value, site, visitor)) return undefined;
    return addressTarget({ path, language: table.language, device: table.device });
  }
  return undefined;
}

/**
 * The target of a further part of a page, a section or another page of a list.
 * @returns undefined where a query names no file of its own
 */
export function partTarget(page: PageTarget, query: string): PageTarget | undefined {
  const [file, whole] =
    page.status === 'fallback'
      ? fallbackFiles(page.fallbackOf ?? '', page, query)
      : pageFiles(page.path, query);
  if (file === undefined || whole === undefined) return undefined;
  return { ...page, query, files: [withoutSlash(file)] };
}

/** The pages that stand for statuses, and the one for searches without scripts, in each variant. */
export function statusTargets({ site, tables }: Model): PageTarget[] {
  return tables.flatMap(({ language, device }) => {
    const { prefix = '', home = '/' } = site.languages[language] ?? {};
    const isDefault = language === site.defaultLanguage && device === site.defaultDevice;
    const filesOf = (status: number): string[] => [
      `errors/${status}.${language}.${device}.html`,
      ...(isDefault ? [`${status}.html`] : []),
    ];
    const common = { language, device, query: '' };
    const named = (files: readonly string[]) => ({ files, name: files[0] ?? '' });
    return [
      // No route has such a name: it would be no file's.
      { ...common, path: `${prefix}/:not-found`, ...named(filesOf(404)) },
      {
        ...common,
        path: spellForDevice(home, device, site),
        status: 'serverError' as const,
        ...named(filesOf(500)),
      },
      {
        ...common,
        path: spellForDevice(home, device, site),
        status: 'searchNeedsScript' as const,
        ...named([searchPageFile({ language, device })]),
      },
    ];
  });
}
