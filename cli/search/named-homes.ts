import type { SearchDocument } from '../../schema/search/search-files.ts';
import type { HomeModel, ZoneModel } from '../../schema/zone-model.ts';

/** Under `homes` the names of the homes that a document belongs to, where there are any. */
export function namedHomes(
  zones: readonly ZoneModel[],
  isOwner: (home: HomeModel) => boolean,
): Pick<SearchDocument, 'homes'> {
  const homes = zones.flatMap((zone) => zone.homes.filter(isOwner).map(({ name }) => name));
  return homes.length > 0 ? { homes } : {};
}
