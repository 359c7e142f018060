import { languageOfPath } from '../language-of-path.ts';
import type { SiteModel, VariantKey } from '../model.ts';
import { suffixOf } from '../twin/spell-twin.ts';
import { twinSpelling } from './twin-spelling.ts';

/** Language prefixes by language. */
export const prefixesOf = (model: SiteModel): Record<string, string> =>
  Object.fromEntries(
    Object.entries(model.languages).map(([language, { prefix }]) => [language, prefix]),
  );

/** The language and device variant that a path names by its looks; no suffix: the desktop variant. */
export function variantOfPath(path: string, model: SiteModel): VariantKey {
  const suffix = suffixOf(path, twinSpelling(model));
  const device = Object.keys(model.devices).find((name) => model.devices[name]?.suffix === suffix);
  return {
    language: languageOfPath(path, prefixesOf(model), model.defaultLanguage),
    device: device ?? model.defaultDevice,
  };
}
