import type { HttpList } from '../../source.generated.ts';
import type { ApiAnswer } from './api-answer.ts';
import { atPath } from './at-path.ts';

/** A number of entries that stands in an answer or in a header of it; an API may write it as text. */
export function countAt(
  { value, header }: ApiAnswer,
  place: HttpList['total'],
): number | undefined {
  const found =
    place === undefined
      ? undefined
      : typeof place === 'string'
        ? atPath(value, place)
        : header(place.header)?.trim();
  const isWritten = typeof found === 'string' && /^\d+$/.test(found);
  const count = isWritten ? Number(found) : found;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
