import { atPath } from '../../../schema/content/http/at-path.ts';
import { completeAddress } from '../../../schema/content/http/complete-address.ts';
import { countAt } from '../../../schema/content/http/count-at.ts';
import { dayOfAnswer } from '../../../schema/content/http/day-of-answer.ts';
import type { RouteTable } from '../../../schema/model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import type { SearchService } from '../../../schema/source.generated.ts';
import { callApi } from '../../content/http/call-api.ts';
import { lineOfAnswer } from '../../content/http/line-of-answer.ts';
import type { SiteState } from '../../state/site-state.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from '../search-answer.ts';
import { highlightedHtml } from './highlighted-html.ts';

const defaults = { timeout: 5, retries: 1, maxSize: 1024 };

/** What stands in a hit under the first of several places that has something. */
function firstAt(item: unknown, places: string | readonly string[] | undefined): unknown {
  for (const place of [places ?? []].flat()) {
    const found = atPath(item, place);
    if (found !== undefined && found !== null && found !== '') return found;
  }
  return undefined;
}

/** An address that a hit leads to: of this site as it stands there, of another with its host. */
function linkOf(value: unknown, base: string): string | undefined {
  const address = typeof value === 'string' ? value.trim() : '';
  if (/^\/(?![/\\])/.test(address)) return address;
  return address === '' ? undefined : completeAddress(address, base)?.href;
}

function hitOf(
  item: unknown,
  { fields, timeZone }: SearchService,
  { collections }: Pick<RouteTable, 'collections'>,
  base: string,
): SearchHit | undefined {
  const textAt = (places: string | readonly string[] | undefined) => {
    const found = firstAt(item, places);
    return typeof found === 'string' || typeof found === 'number'
      ? highlightedHtml(String(found))
      : [];
  };
  const title = textAt(fields.title);
  const href = linkOf(firstAt(item, fields.link), base);
  if (title.length === 0 || href === undefined) return undefined;
  const date = dayOfAnswer(firstAt(item, fields.date), timeZone);
  const kind = lineOfAnswer(firstAt(item, fields.kind));
  return {
    title,
    excerpt: textAt(fields.excerpt),
    document: {
      href,
      ...(date === undefined ? {} : { date }),
      ...(kind !== undefined && ownValue(collections, kind) ? { collection: kind } : {}),
    },
  };
}

const nothing: SearchAnswer = { total: 0, page: 1, hits: [], some: [], kinds: [], years: [] };

/**
 * Asks a search service; not for nothing, and for the last page where a later one was asked for.
 * @throws where it fails, or its answer has no hits where they should be
 */
export async function searchService(
  state: Pick<SiteState, 'store' | 'root'>,
  table: Pick<RouteTable, 'language' | 'collections'>,
  service: SearchService,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const { keyword, kind, year, homes, sort, page, size } = query;
  if (keyword === '') return nothing;
  const { url, items, total, firstPage = 1 } = service;
  const answer = await callApi(
    state,
    table,
    { ...defaults, ...service },
    { url },
    {
      keyword,
      keywordJson: JSON.stringify(keyword).slice(1, -1),
      kind,
      year,
      home: homes?.join(),
      sort,
      page: String(page - 1 + firstPage),
      size: String(size),
      from: String((page - 1) * size),
    },
  );
  const { value, base } = answer;
  const found = atPath(value, items);
  if (!Array.isArray(found)) throw new Error(`no list stands under ${items}`);
  const hits = found.flatMap((item) => hitOf(item, service, table, base('')) ?? []);
  if (found.length > 0 && hits.length === 0) {
    throw new Error(`what stands under ${items} has no titles or no links`);
  }
  const count = countAt(answer, total);
  // What does not say how many there are has only its first page for sure.
  const last = count === undefined ? 1 : Math.max(1, Math.ceil(count / size));
  if (found.length === 0 && page > last) {
    return searchService(state, table, service, { ...query, page: last });
  }
  return {
    total: count ?? (page - 1) * size + hits.length,
    page: count === undefined ? page : Math.min(page, last),
    hits: hits.slice(0, size),
    some: [],
    kinds: [],
    years: [],
  };
}
