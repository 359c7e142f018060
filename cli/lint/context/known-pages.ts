import { definitionsOf } from '../../../schema/blocks/block-definitions.ts';
import { flatRoutes } from '../../../schema/compile/flat-routes.ts';
import { listUses } from '../../../schema/compile/list-uses.ts';
import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { routeAddresses } from '../../../schema/compile/route-addresses.ts';
import type { SiteSettings } from '../../../schema/compile/site-settings.ts';
import { type PathMatch, pathMatcher } from '../../../schema/path/path-matcher.ts';
import { pathValues } from '../../../schema/path/path-values.ts';
import type { PageParams, SiteSource } from '../../../schema/source.generated.ts';
import { walkBlocks } from '../../../schema/walk-blocks.ts';

/** What an address can ask of a page. */
export type KnownPage = {
  readonly name: string;
  readonly params: PageParams;
  /** Collections of which it shows the entry that the address names. */
  readonly entriesOf: readonly string[];
  /** Collections of which it lists the section that the address names. */
  readonly listsOf: readonly string[];
  /** Keys of the query that choose: collections whose entries, or codes with the languages of their titles. */
  readonly choices: readonly {
    readonly by: string;
    readonly collection?: string;
    readonly codes?: Readonly<Record<string, unknown>>;
  }[];
};

export type KnownPath = { readonly language: string; readonly page: KnownPage | undefined };

function knownPage(name: string, source: SiteSource): KnownPage {
  const page = source.pages[name];
  const definitions = definitionsOf(source);
  const choices: KnownPage['choices'][number][] = [];
  walkBlocks(page, (block) => {
    if (block.type === 'sections') {
      const items = block.items as Readonly<Record<string, { readonly title?: unknown }>>;
      const codes = Object.entries(items).map(([code, item]) => [code, item.title]);
      choices.push({ by: String(block.by), codes: Object.fromEntries(codes) });
    }
  });
  const uses = listUses(page, definitions);
  walkBlocks(page, (block) => {
    const chosen = listUses([block], definitions).find(({ use }) => use === 'choice');
    if (chosen && typeof block.by === 'string')
      choices.push({ by: block.by, collection: chosen.collection });
  });
  return {
    name,
    params: page?.params ?? {},
    entriesOf: uses.filter(({ use }) => use === 'entry').map(({ collection }) => collection),
    listsOf: uses.filter(({ byCode }) => byCode).map(({ collection }) => collection),
    choices,
  };
}

export type KnownPages = {
  readonly pages: ReadonlyMap<string, KnownPage>;
  /** Finds the page of a path, however it is spelled for a device. */
  readonly find: (path: string) => PathMatch<KnownPath> | undefined;
  /** Paths that are declared, in their desktop spelling. */
  readonly paths: readonly string[];
};

/** The pages of a site with all addresses that they have. */
export function knownPages(source: SiteSource, settings: SiteSettings): KnownPages {
  const routes = flatRoutes(source.routes);
  const pages = new Map(
    Object.keys(source.pages).map((name) => [name, knownPage(name, source)] as const),
  );
  const declared = Object.keys(source.languages).flatMap((language) =>
    routes.flatMap((flat) =>
      pathsOfRoute(flat.route, language).map((path) => ({ path, language, flat })),
    ),
  );
  const entries = [...declared, ...routeAddresses(routes, settings)].map(
    ({ path, language, flat }) =>
      [
        path,
        { language, page: pages.get(flat.route.page ?? '') },
        pathValues(path, flat.route.values),
      ] as const,
  );
  return { pages, find: pathMatcher(entries), paths: declared.map(({ path }) => path) };
}
