import type { SiteSource } from '../../../schema/source.generated.ts';
import type { NamedAddress } from '../../content/article-record.ts';
import { namedAddresses } from '../../content/field-addresses.ts';
import { locationKey } from '../../content/front-places.ts';
import type { ReadEntry } from '../../content/read-entry.ts';

/** Every address that the front matter of an entry names: its picture, and what its fields link to. */
export function frontAddresses(
  { record, collection }: ReadEntry,
  source: SiteSource,
): NamedAddress[] {
  const { picture } = record.front;
  const found = [
    ...(picture ? [{ address: picture.src, pointer: ['picture', 'src'] }] : []),
    ...namedAddresses(record.fields, source.collections?.[collection]?.fields),
  ];
  return found.flatMap(({ address, pointer }) => {
    const place = record.places[locationKey(...pointer)];
    return place ? [{ address, ...place }] : [];
  });
}
