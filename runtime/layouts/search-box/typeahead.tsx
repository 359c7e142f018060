import { useEffect } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import { useCombobox } from '../../search/use-combobox.ts';
import { useSuggestions } from '../../search/use-suggestions.ts';
import { useInputValue } from '../../search/use-typed.ts';
import { RecentSearches } from './recent-searches.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import { usePrefetchedResults } from './use-prefetched-results.ts';

/** What the field says of the list below it. */
export type FieldList = {
  readonly isOpen: boolean;
  /** Id of the chosen option. */
  readonly active?: string | undefined;
};

export type TypeaheadProps = {
  readonly field: HTMLInputElement;
  /** Id of the list of suggestions. */
  readonly listId: string;
  readonly onList: (list: FieldList) => void;
};

/** What helps with a search before it is made: pages that are suggested, and what was searched for before. */
export function Typeahead({ field, listId, onList }: TypeaheadProps) {
  const t = useMessages();
  const words = useInputValue(field);
  usePrefetchedResults();
  const { answer, isOlder, pages } = useSuggestions(words);
  const optionOf = (index: number): string => `${listId}-${index}`;
  // The last one leads to all results. It alone can be chosen while the pages are those of other words.
  const count = pages.length === 0 ? 0 : isOlder ? 1 : pages.length + 1;
  const options = Array.from({ length: count }, (_, index) => optionOf(index));
  const { isOpen, active } = useCombobox(field, words, answer, options);
  const activeId = options[active];
  useEffect(() => onList({ isOpen, active: activeId }), [isOpen, activeId, onList]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && !isOlder ? t('searchSuggested', { count: pages.length }) : ''}
      </p>
      {isOpen ? (
        <SearchSuggestions
          id={listId}
          words={words}
          pages={pages}
          isOlder={isOlder}
          options={options}
          active={active}
        />
      ) : null}
      {words === '' ? <RecentSearches onClear={() => field.focus()} /> : null}
    </>
  );
}
