import { type Nearest, nearestAmong } from './nearest.ts';

/** The names of something that a site defines, and a search for what is near to a wrong one. */
export type Names = { readonly has: (name: string) => boolean; readonly nearest: Nearest };

export function namesOf(names: Iterable<string>): Names {
  const set = new Set(names);
  return { has: (name) => set.has(name), nearest: nearestAmong(set) };
}
