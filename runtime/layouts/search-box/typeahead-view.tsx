import { useEffect } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useNumberMessages } from '../../screen/use-number-messages.ts';
import { useZone } from '../../screen/zone-context.ts';
import { plainQuery } from '../../search/plain-query.ts';
import { searchRequest } from '../../search/search-request.ts';
import { useSiteState } from '../../state/site-state.ts';
import { RecentSearches } from './recent-searches.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import type { Suggestions } from './suggestions.ts';
import { usePrefetchedResults } from './use-prefetched-results.ts';

type TypeaheadViewProps = {
  /** Id of the list of suggestions. */
  readonly id: string;
  readonly keyword: string;
  readonly suggestions: Suggestions;
  /** Ids of the options. */
  readonly options: readonly string[];
  readonly isOpen: boolean;
  /** Number of the chosen option; -1: none. */
  readonly active: number;
  /** Called when the recent searches are forgotten. */
  readonly onClear: () => void;
};

/** What helps with a search before it is made: pages that are suggested, and recent searches. */
export function TypeaheadView(props: TypeaheadViewProps) {
  const { id, keyword, suggestions, options, isOpen, active, onClear } = props;
  const { pages, isOlder } = suggestions;
  const t = useNumberMessages();
  const state = useSiteState();
  const { table } = useScreen();
  const { scope } = useZone();
  usePrefetchedResults();
  useEffect(() => {
    // A search for nothing loads what every search needs; nobody waits for it.
    searchRequest(state, table, plainQuery('', scope))
      .load()
      .catch(() => undefined);
  }, [state, table, scope]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && !isOlder ? t('searchSuggested', { count: pages.length }) : ''}
      </p>
      {isOpen ? (
        <SearchSuggestions
          id={id}
          keyword={keyword}
          pages={pages}
          isOlder={isOlder}
          options={options}
          active={active}
        />
      ) : null}
      {keyword === '' ? <RecentSearches onClear={onClear} /> : null}
    </>
  );
}
