import type { VariantKey } from '../../schema/model.ts';
import { pageFiles } from './page-files.ts';

/**
 * The files that may hold the fallback page of a route with parameters: the page for values that none was built for.
 * The one that fits best comes first.
 * @param route its id
 * @param query with its question mark; empty: none
 * @returns paths from the site's root, not encoded
 */
export const fallbackFiles = (
  route: string,
  { language, device }: VariantKey,
  query: string,
): readonly string[] =>
  pageFiles(`/fallback/${encodeURIComponent(route)}.${language}.${device}`, query);
