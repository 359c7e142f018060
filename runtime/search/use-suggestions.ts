import { useEffect, useState } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';
import type { MarkedText } from './engine/mark-text.ts';
import type { HitPage } from './hit-page.ts';
import { keywordProblem } from './keyword-problem.ts';
import { plainQuery } from './plain-query.ts';
import type { SearchAnswer } from './search-answer.ts';
import { searchNeed } from './search-need.ts';
import { useHitPage } from './use-hit-page.ts';

export type Suggestion = HitPage & { readonly title: MarkedText };

/** What pages are suggested, the best first. */
export type Suggestions = {
  /** Each answer is another one. */
  readonly answer: SearchAnswer | undefined;
  readonly pages: readonly Suggestion[];
};

/** Milliseconds after the last key. */
const pause = 120;
const most = 6;

/** Suggests pages for words while they are typed. What fails suggests nothing. */
export function useSuggestions(words: string): Suggestions {
  const state = useSiteState();
  const { table } = useScreen();
  const pageOf = useHitPage();
  const [answer, setAnswer] = useState<SearchAnswer>();
  useEffect(() => {
    // A search for nothing loads what every search needs; nobody waits for it.
    searchNeed(state, table, plainQuery(''))
      .load()
      .catch(() => undefined);
  }, [state, table]);
  useEffect(() => {
    let isOver = false;
    const take = (found: SearchAnswer | undefined): void => {
      if (!isOver) setAnswer(found);
    };
    const isAsked = keywordProblem(words) === undefined;
    if (!isAsked) take(undefined);
    const timer = isAsked
      ? setTimeout(() => {
          const need = searchNeed(state, table, plainQuery(words));
          need.load().then(
            (found) => {
              take(found as SearchAnswer);
              // Whoever goes on to the results finds them there.
              void state.resources.request({ ...need, load: async () => found });
            },
            () => take(undefined),
          );
        }, pause)
      : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [state, table, words]);
  const hits = answer ? [...answer.hits, ...answer.some].slice(0, most) : [];
  const pages = hits.flatMap((hit) => {
    const page = pageOf(hit);
    return page ? [{ ...page, title: hit.title }] : [];
  });
  return { answer, pages };
}
