import { useEffect, useState } from 'react';
import { useFullTable } from '../../screen/use-full-table.ts';
import { useZone } from '../../screen/zone-context.ts';
import { keywordProblem } from '../../search/keyword-problem.ts';
import type { SearchAnswer } from '../../search/search-answer.ts';
import { accessInfoAtom } from '../../state/access.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import type { Suggestions } from './suggestions.ts';
import type { Typeahead } from './typeahead.ts';

type Found = { readonly keyword: string; readonly answer: SearchAnswer };

/** Milliseconds after the last key. */
const pause = 120;

/** Whether a keyword goes on with another, or is what that began with: its suggestions are near still. */
const areNear = (keyword: string, other: string): boolean =>
  keyword !== '' && (keyword.startsWith(other) || other.startsWith(keyword));

/**
 * Suggests pages for a keyword while it is typed. What fails suggests nothing.
 * @param typeahead undefined while it is loaded
 */
export function useSuggestions(typeahead: Typeahead | undefined, keyword: string): Suggestions {
  const state = useSiteState();
  const table = useFullTable();
  const { scope } = useZone();
  const access = useSnapshot(accessInfoAtom);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!typeahead || keywordProblem(keyword)) {
      setFound(undefined);
      return;
    }
    let isOver = false;
    const take = (answer?: SearchAnswer): void => {
      if (!isOver) setFound(answer && { keyword, answer });
    };
    const timer = setTimeout(() => {
      typeahead.search(state, table, typeahead.plainQuery(keyword, scope)).then(take, () => take());
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typeahead, state, table, scope, keyword]);
  const answer = found && areNear(keyword, found.keyword) ? found.answer : undefined;
  return {
    answer,
    isOlder: found?.keyword !== keyword,
    pages: (answer && typeahead?.suggestPages(answer, table, state, access)) ?? [],
  };
}
