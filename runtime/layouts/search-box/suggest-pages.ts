import type { AccessInfo } from '../../../schema/access/access-info.ts';
import type { RouteTable } from '../../../schema/model.ts';
import { hitPage } from '../../search/hit-page.ts';
import type { SearchAnswer, SearchHit, SearchQuery } from '../../search/search-answer.ts';
import { searchRequest } from '../../search/search-request.ts';
import type { SiteState } from '../../state/site-state.ts';
import type { Suggestion } from './suggestions.ts';

const maxSuggestions = 6;

/**
 * Searches for what is typed. Whoever goes on to the results finds them there.
 * @throws where there is no answer
 */
export async function search(
  state: SiteState,
  table: RouteTable,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const request = searchRequest(state, table, query);
  const answer = (await request.load()) as SearchAnswer;
  void state.resources.request({ ...request, load: async () => answer });
  return answer;
}

/** The pages that an answer suggests, the best first: those with all words, else those with some. */
export function suggestPages(
  { hits, some }: SearchAnswer,
  table: RouteTable,
  { model }: SiteState,
  access: AccessInfo,
): readonly Suggestion[] {
  const pagesOf = (found: readonly SearchHit[]): readonly Suggestion[] =>
    found.flatMap((hit) => {
      const page = hitPage(hit, table, model, access);
      return page ? [{ ...page, title: hit.title }] : [];
    });
  const pages = pagesOf(hits);
  return (pages.length > 0 ? pages : pagesOf(some)).slice(0, maxSuggestions);
}
