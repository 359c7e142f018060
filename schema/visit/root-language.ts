import type { SiteModel } from '../model.ts';
import { barePath, homeAt } from '../twin/spell-twin.ts';
import { twinSpelling } from './twin-spelling.ts';

/** Whether a path is the root of a language at which its home stands itself; in the spelling of any device variant. */
export function isRootHome(path: string, model: SiteModel): boolean {
  const spelling = twinSpelling(model);
  return homeAt(barePath(path, spelling).path, spelling) !== undefined;
}

/**
 * The language whose root a path is: / or its prefix, behind that of a device variant or not, with or without a slash at
 * the end. A root at which the home stands itself leads nowhere: it is a page.
 */
export function rootLanguage(path: string, model: SiteModel): string | undefined {
  const spelling = twinSpelling(model);
  const { path: own } = barePath(path, spelling);
  if (homeAt(own, spelling) !== undefined) return undefined;
  const bare = own.replace(/\/$/, '').toLowerCase();
  if (bare === '') return model.defaultLanguage;
  return Object.keys(model.languages).find(
    (language) => model.languages[language]?.prefix.toLowerCase() === bare,
  );
}
