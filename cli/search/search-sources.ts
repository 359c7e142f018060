import { routeOpens } from '../../schema/access/route-opens.ts';
import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import { siteFrame } from '../../schema/compile/site-frame.ts';
import type { Model } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { ReadContent } from '../content/read-content.ts';
import { entrySources } from './entry-sources.ts';
import { pageSources } from './page-sources.ts';
import type { SearchSource } from './search-source.ts';

/** All that can be found in a language: entries and pages that visitors may open who are not signed in. */
export function searchSources(
  source: SiteSource,
  model: Model,
  content: ReadContent,
  index: ContentIndex,
  language: string,
): SearchSource[] {
  const { defaultDevice } = siteFrame(source);
  const table = model.tables.find(
    (each) => each.language === language && each.device === defaultDevice,
  );
  if (!table) return [];
  const { flags, menuCodes, fnCodes } = model.site.access;
  const visitor = { menuCodes, fnCodes, loginStatus: 0 };
  const open = new Set(
    flatRoutes(source.routes)
      .filter(({ access }) => routeOpens(access, flags, visitor))
      .map(({ route }) => route.id),
  );
  const isOpen = (id: string): boolean => open.has(id);
  return [
    ...pageSources(model, table, content, index, isOpen),
    ...entrySources(source, content, index, table, isOpen),
  ];
}
