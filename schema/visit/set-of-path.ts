import { languageOfPath } from '../language-of-path.ts';
import type { SetKey, SiteModel } from '../model.ts';
import { suffixOf } from '../twin/spell-twin.ts';
import { twinSpelling } from './twin-spelling.ts';

/** Language prefixes by language. */
export const prefixesOf = (model: SiteModel): Record<string, string> =>
  Object.fromEntries(
    Object.entries(model.languages).map(([language, { prefix }]) => [language, prefix]),
  );

/** The language and device set that a path names by its looks; no suffix: the desktop set. */
export function setOfPath(path: string, model: SiteModel): SetKey {
  const suffix = suffixOf(path, twinSpelling(model));
  const device = Object.keys(model.devices).find((name) => model.devices[name]?.suffix === suffix);
  return {
    language: languageOfPath(path, prefixesOf(model), model.defaultLanguage),
    device: device ?? model.defaultDevice,
  };
}
