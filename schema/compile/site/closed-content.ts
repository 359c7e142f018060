import { opensToAll } from '../../access/opens-to-all.ts';
import { definitionsOf } from '../../blocks/block-definitions.ts';
import { withoutGuarded } from '../../blocks/without-guarded.ts';
import type { SiteSource } from '../../source.generated.ts';
import { flatRoutes } from '../flat-routes.ts';
import { listUses } from '../list-uses.ts';

/** What a site shows to some visitors alone. */
export type ClosedContent = {
  /** Names of pages that all their routes are closed to visitors who are not signed in. */
  readonly pages: ReadonlySet<string>;
  /** Names of collections that are shown on such pages, and by guarded blocks, alone. */
  readonly collections: ReadonlySet<string>;
};

const cache = new WeakMap<SiteSource, ClosedContent>();

function find(source: SiteSource): ClosedContent {
  const definitions = definitionsOf(source);
  const routes = flatRoutes(source.routes);
  const opened = new Set<string>(Object.values(source.errors ?? {}));
  const closed = new Set<string>();
  const openRoutes = new Set<string>();
  for (const { route, access } of routes) {
    const isOpen = opensToAll(access, source);
    if (isOpen) openRoutes.add(route.id);
    if (route.page !== undefined) (isOpen ? opened : closed).add(route.page);
  }
  const pages = new Set([...closed].filter((name) => !opened.has(name)));
  const shown = (value: unknown): readonly string[] =>
    listUses(value, definitions).map(({ collection }) => collection);
  const openPages = Object.entries(source.pages).filter(([name]) => !pages.has(name));
  const seenByAll = new Set([
    ...openPages.flatMap(([, page]) => shown(withoutGuarded(page))),
    ...Object.entries(source.collections ?? {}).flatMap(([name, { detail = '' }]) =>
      openRoutes.has(detail) ? [name] : [],
    ),
  ]);
  const collections = new Set(shown(source.pages).filter((name) => !seenByAll.has(name)));
  return { pages, collections };
}

/** Finds out, once for a source, what visitors who are not signed in see nothing of. */
export function closedContent(source: SiteSource): ClosedContent {
  const known = cache.get(source) ?? find(source);
  cache.set(source, known);
  return known;
}
