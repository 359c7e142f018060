import { useCallback, useEffect, useState } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { useZone } from '../screen/zone-context.ts';
import { useSiteState } from '../state/site-state.ts';
import type { HighlightedText } from './engine/highlight-text.ts';
import type { HitPage } from './hit-page.ts';
import { keywordProblem } from './keyword-problem.ts';
import { plainQuery } from './plain-query.ts';
import type { SearchAnswer, SearchHit } from './search-answer.ts';
import { searchRequest } from './search-request.ts';
import { useHitPage } from './use-hit-page.ts';

export type Suggestion = HitPage & { readonly title: HighlightedText };

/** What pages are suggested, the best first. */
export type Suggestions = {
  /** Each answer is another one. */
  readonly answer: SearchAnswer | undefined;
  /** They were found for other words, and stay until what these words find is there. */
  readonly isOlder: boolean;
  readonly pages: readonly Suggestion[];
};

type Found = { readonly words: string; readonly answer: SearchAnswer };

/** Milliseconds after the last key. */
const pause = 120;
const most = 6;

/** Whether words go on with others, or are what they began with: what was found for these is near still. */
const areNear = (words: string, others: string): boolean =>
  words !== '' && (words.startsWith(others) || others.startsWith(words));

/** Suggests pages for words while they are typed. What fails suggests nothing. */
export function useSuggestions(words: string): Suggestions {
  const state = useSiteState();
  const { table } = useScreen();
  const pageOf = useHitPage();
  const [found, setFound] = useState<Found>();
  const { scope } = useZone();
  const queryOf = useCallback((text: string) => plainQuery(text, scope), [scope]);
  useEffect(() => {
    // A search for nothing loads what every search needs; nobody waits for it.
    searchRequest(state, table, queryOf(''))
      .load()
      .catch(() => undefined);
  }, [state, table, queryOf]);
  useEffect(() => {
    let isOver = false;
    const take = (answer: SearchAnswer | undefined): void => {
      if (!isOver) setFound(answer && { words, answer });
    };
    const isAsked = keywordProblem(words) === undefined;
    if (!isAsked) take(undefined);
    const timer = isAsked
      ? setTimeout(() => {
          const request = searchRequest(state, table, queryOf(words));
          request.load().then(
            (answer) => {
              take(answer as SearchAnswer);
              // Whoever goes on to the results finds them there.
              void state.resources.request({ ...request, load: async () => answer });
            },
            () => take(undefined),
          );
        }, pause)
      : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [state, table, words, queryOf]);
  const answer = found && areNear(words, found.words) ? found.answer : undefined;
  const pagesOf = (hits: readonly SearchHit[] = []): readonly Suggestion[] =>
    hits.flatMap((hit) => {
      const page = pageOf(hit);
      return page ? [{ ...page, title: hit.title }] : [];
    });
  const whole = pagesOf(answer?.hits);
  return {
    answer,
    isOlder: found?.words !== words,
    pages: (whole.length > 0 ? whole : pagesOf(answer?.some)).slice(0, most),
  };
}
