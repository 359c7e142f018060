import { compileHours } from '../../hours/compile-hours.ts';
import type { Localised } from '../../model.ts';
import type { PlaceModel } from '../../place-model.ts';
import type { OpeningHours } from '../../source.generated.ts';
import { localiserOf, type VariantContext } from '../compile-context.ts';
import { localise } from '../localiser.ts';

/** The places of a site in one variant, by name. */
export const compilePlaces = (context: VariantContext): Readonly<Record<string, PlaceModel>> =>
  Object.fromEntries(
    Object.entries(context.source.places ?? {}).map(([name, source]): [string, PlaceModel] => {
      const { openingHours, ...place } = localise(source, 'place', localiserOf(context)) as Omit<
        PlaceModel,
        'hours'
      > & { readonly openingHours?: Localised<OpeningHours> };
      return [name, openingHours ? { ...place, hours: compileHours(openingHours) } : place];
    }),
  );
