import { useRef, useState } from 'react';
import { useRequests, useResources } from '../requests/use-requests.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';
import type { SearchAnswer, SearchQuery } from './search-answer.ts';
import { searchRequest } from './search-request.ts';

export type SearchState = {
  readonly state: 'loading' | 'ready' | 'failed';
  /** What was found; while it is awaited, what the query before found. */
  readonly answer: SearchAnswer | undefined;
  readonly retry: () => void;
  /** Asks again for what is awaited. */
  readonly askAgain: () => void;
};

/** Searches. While the same keyword is searched for in another way, what was found before stays. */
export function useSearch(query: SearchQuery): SearchState {
  const site = useSiteState();
  const { table } = useScreen();
  const resources = useResources();
  const [attempt, setAttempt] = useState(0);
  const request = searchRequest(site, table, query);
  useRequests([request], `${request.key} ${attempt}`);
  const resource = resources.read<SearchAnswer>(request.key);
  const before = useRef<{ readonly keyword: string; readonly answer: SearchAnswer }>(undefined);
  const again = {
    retry: () => setAttempt(attempt + 1),
    askAgain: () => resources.askAgain(request),
  };
  if (resource?.state === 'ready') {
    before.current = { keyword: query.keyword, answer: resource.value };
    return { state: 'ready', answer: resource.value, ...again };
  }
  if (resource?.state === 'failed') return { state: 'failed', answer: undefined, ...again };
  const known = before.current?.keyword === query.keyword ? before.current.answer : undefined;
  return { state: 'loading', answer: known, ...again };
}
