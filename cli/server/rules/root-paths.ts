import type { SiteModel } from '../../../schema/model.ts';
import { rootLanguage } from '../../../schema/visit/root-language.ts';

/**
 * The paths that lead to the home of a language: its prefix, alone and behind those of the device variants; of the default
 * language, that may have one, too, the root of the site. A root that is the home itself is a page, and not among them.
 * @returns paths without a slash at their end; empty: the root of the site
 */
export function rootPaths(language: string, model: SiteModel): readonly string[] {
  const { languages, devices, defaultLanguage } = model;
  const own = languages[language]?.prefix ?? '';
  const prefixes = language === defaultLanguage ? [own, ''] : [own];
  const starts = ['', ...Object.values(devices).map(({ prefix = '' }) => prefix)];
  const all = prefixes.flatMap((prefix) => starts.map((start) => start + prefix));
  return [...new Set(all)].filter((path) => rootLanguage(path || '/', model) === language);
}
