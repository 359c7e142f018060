import type { ModelEntry, SetKey } from '../model.ts';
import { encodeSegment } from '../path/encode-segment.ts';
import { fillPath } from '../path/fill-path.ts';
import type { Entry, SiteSource } from '../source.generated.ts';
import type { FlatRoute } from './flat-routes.ts';
import type { LinkSpeller } from './link-speller.ts';
import { hasTitleIn, type Localiser, localise } from './localiser.ts';
import { pathsOfRoute } from './paths-of-route.ts';

function entryAddress(
  entry: Entry,
  detail: FlatRoute,
  source: SiteSource,
  set: SetKey,
  spell: LinkSpeller,
): string | undefined {
  const path = pathsOfRoute(detail.route, set.language)[0];
  if (path === undefined) return undefined;
  const roles = source.pages[detail.route.page ?? '']?.params ?? {};
  const values: Record<string, string> = {};
  for (const [role, parameter] of Object.entries(roles)) {
    const value = role === 'id' ? entry.id : role === 'date' ? entry.date : entry.type;
    if (value !== undefined) values[parameter] = encodeSegment(value);
  }
  const address = fillPath(path, values);
  return address === undefined ? undefined : spell(address, set);
}

/** The entries of a collection in one set: those written in its language, each with its address. */
export function compileEntries(
  name: string,
  source: SiteSource,
  routes: readonly FlatRoute[],
  spell: LinkSpeller,
  to: Localiser,
): readonly ModelEntry[] {
  const collection = source.collections?.[name];
  if (!collection) return [];
  const detail = routes.find(({ route }) => route.id === collection.detail);
  return collection.entries
    .filter((entry) => hasTitleIn(entry, to.set.language))
    .map((entry) => {
      const href = detail && entryAddress(entry, detail, source, to.set, spell);
      const compiled = localise(entry, 'entry', to) as ModelEntry;
      return href === undefined ? compiled : { ...compiled, href };
    });
}
