import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';

/** Name of a location in the front matter. */
export const locationKey = (...pointer: Pointer): string => pointer.join('/');

/** Texts that stay with their own file, however long they are. */
const ownTexts = ['summary', 'source', 'code', 'type', 'publishAt', 'expires'];

/**
 * Where the texts of a front matter stand that other files may decide about: title and date beside other languages, aliases, addresses, ids.
 * @param data what the front matter says, as far as it is valid
 */
export function frontMatterLocations(
  data: Readonly<Record<string, unknown>>,
  read: Pick<SourceMap, 'locate'>,
): Readonly<Record<string, Range>> {
  const found: Record<string, Range> = {};
  const visit = (value: unknown, pointer: Pointer): void => {
    if (typeof value === 'string') {
      const { start, end } = read.locate(pointer, 'value');
      found[locationKey(...pointer)] = { start, end };
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) visit(child, [...pointer, key]);
    }
  };
  for (const [key, value] of Object.entries(data)) {
    if (!ownTexts.includes(key)) visit(value, [key]);
  }
  return found;
}
