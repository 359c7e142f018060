import type { SiteModel } from '../model.ts';
import { spellTwin, type TwinSpelling } from '../twin/spell-twin.ts';

/** What the twin speller must know of a site. */
export const twinSpelling = (model: SiteModel): TwinSpelling => ({
  prefixes: Object.values(model.languages)
    .map(({ prefix }) => prefix)
    .filter((prefix) => prefix !== ''),
  suffixes: Object.values(model.devices)
    .map(({ suffix }) => suffix)
    .filter((suffix) => suffix !== ''),
});

/** An address in the spelling of a device variant. */
export const spellForDevice = (address: string, device: string, model: SiteModel): string =>
  spellTwin(address, model.devices[device]?.suffix ?? '', twinSpelling(model));
