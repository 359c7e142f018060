import type { ModelBlocks } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { PlaceModel } from '../../schema/place-model.ts';

/** What readers see of the places that blocks show to everybody. */
export const placeTexts = (
  blocks: ModelBlocks,
  places: Readonly<Record<string, PlaceModel>>,
): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.guard || (block.type !== 'places' && block.type !== 'openingHours')) return [];
    return (block.places ?? Object.keys(places)).flatMap((name) => {
      const { text, address = [], ways = [], ...place } = ownValue(places, name) ?? { name };
      if (block.type === 'openingHours') return [place.name];
      return [
        place.name,
        ...(text === undefined ? [] : [text]),
        ...address,
        ...ways.flatMap((way) => [way.title, way.text ?? '']),
      ];
    });
  });
