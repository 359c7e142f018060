import { languageOfPath } from '../language-of-path.ts';
import type { SiteModel, VariantKey } from '../model.ts';
import { markOf } from '../twin/spell-twin.ts';
import { twinSpelling } from './twin-spelling.ts';

/** Language prefixes by language. */
export const prefixesOf = (model: SiteModel): Record<string, string> =>
  Object.fromEntries(
    Object.entries(model.languages).map(([language, { prefix }]) => [language, prefix]),
  );

/** The language and device variant that a path names by its looks; without a mark: the desktop variant. */
export function variantOfPath(path: string, model: SiteModel): VariantKey {
  const mark = markOf(path, twinSpelling(model));
  const device = Object.keys(model.devices).find((name) => model.devices[name] === mark);
  return {
    language: languageOfPath(path, prefixesOf(model), model.defaultLanguage),
    device: device ?? model.defaultDevice,
  };
}
