import { useEffect, useRef } from 'react';

/**
 * Where another page of a list was asked for, its rows come into view and get the focus.
 * @param shownPage number of the page that is shown; undefined while it is awaited
 * @returns what holds the rows, and what goes around the links to the pages
 */
export function usePageFocus(shownPage: number | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  useEffect(() => {
    if (shownPage === undefined || !turned.current) return;
    turned.current = false;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [shownPage]);
  const note = (): void => {
    turned.current = true;
  };
  return { place, turning: { onClickCapture: note, onSubmitCapture: note } };
}
