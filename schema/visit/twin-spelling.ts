import type { LanguageModel, SiteModel } from '../model.ts';
import { isMarked, noMark, spellTwin, type TwinSpelling } from '../twin/spell-twin.ts';

type Spelled = Pick<SiteModel, 'devices'> & {
  readonly languages: Readonly<Record<string, Pick<LanguageModel, 'prefix' | 'home'>>>;
};

/** What the twin speller must know of a site. */
export function twinSpelling({ languages, devices }: Spelled): TwinSpelling {
  const all = Object.values(languages);
  const prefixes = all.map(({ prefix }) => prefix).filter((prefix) => prefix !== '');
  return {
    prefixes,
    marks: Object.values(devices).filter(isMarked),
    homes: all.map(({ home }) => home).filter((home) => home === '/' || prefixes.includes(home)),
  };
}

/** An address in the spelling of a device variant. */
export const spellForDevice = (address: string, device: string, model: SiteModel): string =>
  spellTwin(address, model.devices[device] ?? noMark, twinSpelling(model));
