import { useMemo } from 'react';
import type { OpenPlace } from '../state/selected-place.ts';
import { routeLine } from './route-line.ts';
import { useScreen } from './screen-context.ts';

/**
 * The open screen as a place that the menu can be asked for.
 * @param query the query to ask with: during hydration the built page's, which is none
 */
export function useOpenPlace(query: string): OpenPlace {
  const { path, row, table } = useScreen();
  return useMemo(
    () => ({
      path,
      query,
      aliases: (row?.paths ?? []).filter((each) => each !== path),
      above: routeLine(row, table)
        .slice(0, -1)
        .reverse()
        .flatMap(({ paths }) => paths),
    }),
    [path, query, row, table],
  );
}
