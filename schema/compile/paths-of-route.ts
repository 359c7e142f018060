import { ownValue } from '../own-value.ts';
import type { Route } from '../source.generated.ts';

/** A route's paths in one language, in their desktop spelling; the first is canonical. */
export function pathsOfRoute(route: Route, language: string): readonly string[] {
  const paths = ownValue(route.paths, language);
  if (typeof paths === 'string') return [paths];
  return Array.isArray(paths) ? paths : [];
}
