import type { RouteTable } from '../../../schema/model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import type { PlaceModel } from '../../../schema/place-model.ts';

/** The places that a block names, in its order; where it names none, all. Those that are not there are left out. */
export const shownPlaces = (
  { places = {} }: Pick<RouteTable, 'places'>,
  names: readonly string[] = Object.keys(places),
): readonly { readonly name: string; readonly place: PlaceModel }[] =>
  names.flatMap((name) => {
    const place = ownValue(places, name);
    return place ? [{ name, place }] : [];
  });
