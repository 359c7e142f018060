import type { HighlightedText } from '../../../runtime/search/engine/highlight-text.ts';
import type { IndexReader } from '../../../runtime/search/engine/index-reader.ts';
import { searchStatic } from '../../../runtime/search/engine/search-static.ts';
import type { SearchQuery } from '../../../runtime/search/search-answer.ts';

/** Searches an index. */
export const search = (reader: IndexReader, keyword: string, query: Partial<SearchQuery> = {}) =>
  searchStatic(reader, { keyword, sort: 'best', page: 1, size: 10, ...query });

export const idsOf = (hits: Awaited<ReturnType<typeof search>>['hits']) =>
  hits.map(({ document }) => document.id);

/** The ids of what is found. */
export const found = async (
  reader: IndexReader,
  keyword: string,
  query: Partial<SearchQuery> = {},
) => idsOf((await search(reader, keyword, query)).hits);

export const highlightedIn = (text: HighlightedText): readonly string[] =>
  text.filter(({ highlighted }) => highlighted).map((each) => each.text);
