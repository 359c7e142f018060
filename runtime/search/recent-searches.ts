import { ownValue } from '../../schema/own-value.ts';
import { type RecentSearches, recentSearchesAtom } from '../state/recent-searches.ts';
import type { Store } from '../state/site-state.ts';
import { cleanKeyword } from './clean-keyword.ts';
import { keywordProblem } from './keyword-problem.ts';

const key = 'site-searches';
/** At most this many are kept of each language. */
const maxSearches = 8;

/** Searches out of what is kept; whatever else stands there is none. */
function parse(text: string): RecentSearches {
  const searches = (list: readonly unknown[]): readonly string[] => {
    const keywords = list.flatMap((each) => (typeof each === 'string' ? cleanKeyword(each) : []));
    const valid = keywords.filter((each) => keywordProblem(each) === undefined);
    return [...new Set(valid)].slice(0, maxSearches);
  };
  try {
    const value: unknown = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(value ?? {}).map(([language, list]: [string, unknown]) => [
        language,
        Array.isArray(list) ? searches(list) : [],
      ]),
    );
  } catch {
    // Somebody else's text under this name is no list.
    return {};
  }
}

/** Reads the searches that this device keeps; where it keeps none, those of this page stay. */
export function readRecent(store: Store): RecentSearches {
  try {
    store.set(recentSearchesAtom, parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    // Storage may be closed to us (private windows).
  }
  return store.get(recentSearchesAtom);
}

function change(
  store: Store,
  language: string,
  next: (before: readonly string[]) => readonly string[],
): void {
  const all = readRecent(store);
  const changed = { ...all, [language]: next(ownValue(all, language) ?? []) };
  store.set(recentSearchesAtom, changed);
  try {
    localStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // Then they hold for this page.
  }
}

/** Keeps a search on this device, and nowhere else. */
export function addRecent(store: Store, language: string, keyword: string): void {
  const clean = cleanKeyword(keyword);
  if (keywordProblem(clean)) return;
  change(store, language, (before) =>
    [clean, ...before.filter((each) => each !== clean)].slice(0, maxSearches),
  );
}

/** Forgets the searches of a language. */
export const clearRecent = (store: Store, language: string): void =>
  change(store, language, () => []);
