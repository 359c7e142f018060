import type { SiteModel } from '../model.ts';

/** The language whose root a path is: / or its prefix, with or without a slash at the end. */
export function rootLanguage(path: string, model: SiteModel): string | undefined {
  const bare = path.replace(/\/$/, '').toLowerCase();
  if (bare === '') return model.defaultLanguage;
  return Object.keys(model.languages).find(
    (language) => model.languages[language]?.prefix.toLowerCase() === bare,
  );
}
