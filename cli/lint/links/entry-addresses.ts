import type { SiteSource } from '../../../schema/source.generated.ts';
import { namedAddresses } from '../../content/assets/field-addresses.ts';
import type { NamedAddress } from '../../content/entries/article-record.ts';
import { locationKey } from '../../content/entries/front-matter-locations.ts';
import type { ReadEntry } from '../../content/entries/read-entry.ts';

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
    const place = record.locations[locationKey(...pointer)];
    return place ? [{ address, ...place }] : [];
  });
}
