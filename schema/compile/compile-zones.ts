import type { SetKey } from '../model.ts';
import type { SiteSource } from '../source.generated.ts';
import { spellTwin } from '../twin/spell-twin.ts';
import type { ZoneModel } from '../zone-model.ts';
import { searchTarget } from './compile-search.ts';
import type { FlatRoute } from './flat-routes.ts';
import type { SiteFrame } from './site-frame.ts';

/** The zones of a site as one set spells them. */
export const compileZones = (
  source: SiteSource,
  routes: readonly FlatRoute[],
  set: SetKey,
  frame: SiteFrame,
): ZoneModel[] =>
  (source.zones ?? []).map(({ segment, layout, search }) => {
    const start = `${frame.prefixes[set.language] ?? ''}/${segment}`;
    const target = searchTarget(search, source, routes, set, frame);
    return {
      start: spellTwin(start, frame.devices[set.device]?.suffix ?? '', frame.spelling),
      ...(layout === undefined ? {} : { layout }),
      ...(target === undefined ? {} : { search: target }),
    };
  });
