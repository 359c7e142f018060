import type { RouteTable } from '../../../schema/model.ts';
import { TimedOut } from '../../../schema/within-time.ts';
import { emittedFile } from '../../requests/emitted-file.ts';
import { fetchJson } from '../../resources/fetch-json.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';
import { serviceFiltersByHome } from '../../screen/filters-by-home.ts';
import type { SiteState } from '../../state/site-state.ts';
import type { SearchAnswer, SearchQuery } from '../search-answer.ts';
import { type IndexReader, indexReader } from './index-reader.ts';
import { searchStatic } from './search-static.ts';

const readers = new WeakMap<object, Map<string, IndexReader>>();

/** The reader of a language's index: one for the life of the page, so that nothing is loaded twice. */
function readerOf(state: SiteState, language: string): IndexReader {
  const cache = readers.get(state.model) ?? new Map<string, IndexReader>();
  readers.set(state.model, cache);
  const reader =
    cache.get(language) ??
    indexReader(language, (path, fresh) =>
      fetchJson(emittedFile(state, path), lazyTimeout, fresh ? 'reload' : 'default'),
    );
  cache.set(language, reader);
  return reader;
}

/** Whether the network is what failed: what was loaded before is as good as it was. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof TimedOut;

/**
 * Searches the site's own index. One of which a file is missing or belongs to another build, as after a new
 * deployment, is loaded once more, past every cache.
 */
async function searchIndex(
  state: SiteState,
  language: string,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const reader = readerOf(state, language);
  try {
    return await searchStatic(reader, query);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    reader.forget();
    return searchStatic(reader, query);
  }
}

/**
 * Searches: the service that the site names, or the site's own index; that, too, where the service fails
 * and the site says so, or where the service cannot filter by home.
 * @throws where there is no answer
 */
export async function searchSite(
  state: SiteState,
  table: RouteTable,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const service = table.search?.service;
  const ignoresHomes =
    query.homes !== undefined && service !== undefined && !serviceFiltersByHome(service);
  if (!service || (ignoresHomes && service.fallback))
    return searchIndex(state, table.language, query);
  try {
    const { searchService } = await import('./search-service.ts');
    return await searchService(state, table, service, query);
  } catch (error) {
    if (!service.fallback) throw error;
    return searchIndex(state, table.language, query);
  }
}
