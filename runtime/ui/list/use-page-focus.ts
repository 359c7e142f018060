import { useEffect, useRef } from 'react';
import { turnsAttribute } from '../../router/follow-links.ts';
import { useArrivalKey, usePageTurn } from '../../router/router.tsx';
import { useBlockPlace } from '../../state/recording.ts';

/**
 * Where another page of a list was asked for, its rows come into view and get the focus.
 * @param shownPage number of the page that is shown; undefined while it is awaited
 * @returns what holds the rows, and what goes around the links to the pages
 */
export function usePageFocus(shownPage: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const here = useBlockPlace();
  const turned = usePageTurn();
  const arrival = useArrivalKey();
  const seen = useRef('');
  useEffect(() => {
    if (shownPage === undefined || turned !== here || seen.current === arrival) return;
    seen.current = arrival;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [shownPage, turned, here, arrival]);
  return { place, turning: { [turnsAttribute]: here } };
}
