import { useMemo } from 'react';
import { type OpenPlace, openPlace } from '../../schema/menu/open-place.ts';
import { useScreen } from '../screen/screen-context.ts';

/**
 * The open screen as a place that the menu can be asked for.
 * @param query the query to ask with: during hydration the built page's, which is none
 */
export function useOpenPlace(query: string): OpenPlace {
  const { path, row, table } = useScreen();
  return useMemo(() => openPlace(path, query, row, table), [path, query, row, table]);
}
