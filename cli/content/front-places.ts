import type { Range } from '../lint/diagnostic.ts';
import type { Pointer } from '../lint/pointer.ts';
import type { Places } from '../read/places.ts';

/** Name of a place in the front matter. */
export const placeKey = (...pointer: Pointer): string => pointer.join('/');

/** Texts that stay with their own file, however long they are. */
const ownTexts = ['summary', 'source', 'code', 'type', 'publishAt', 'expires'];

/**
 * Where the texts of a front matter stand that other files may decide about: title and date beside other languages, aliases, addresses, ids.
 * @param data what the front matter says, as far as it is right
 */
export function placesOf(
  data: Readonly<Record<string, unknown>>,
  read: Pick<Places, 'locate'>,
): Readonly<Record<string, Range>> {
  const found: Record<string, Range> = {};
  const visit = (value: unknown, pointer: Pointer): void => {
    if (typeof value === 'string') found[placeKey(...pointer)] = read.locate(pointer, 'value');
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) visit(child, [...pointer, key]);
    }
  };
  for (const [key, value] of Object.entries(data)) {
    if (!ownTexts.includes(key)) visit(value, [key]);
  }
  return found;
}
