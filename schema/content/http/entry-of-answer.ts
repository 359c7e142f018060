import { atPath, wholeAnswer } from './at-path.ts';

/**
 * The entry in an answer.
 * @param place default: the answer itself
 * @returns null where the API has none: null stands there, or it would be in a list that is shorter
 */
export function entryOfAnswer(value: unknown, place: string = wholeAnswer): unknown {
  const found = atPath(value, place);
  if (found !== undefined || !/\.\d+$|^\d+$/.test(place)) return found;
  const list = place.includes('.') ? place.slice(0, place.lastIndexOf('.')) : wholeAnswer;
  return Array.isArray(atPath(value, list)) ? null : undefined;
}
