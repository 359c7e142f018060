import type { SiteSource } from '../../schema/source.generated.ts';
import type { NamedAddress } from '../content/article-record.ts';
import { placeKey } from '../content/front-places.ts';
import type { ReadEntry } from '../content/read-entry.ts';
import type { Pointer } from './pointer.ts';

/** Keys of the items of a field that hold an address, by the field's type. */
const addressKeys: Readonly<Record<string, string>> = {
  links: 'link',
  steps: 'link',
  files: 'file',
};

/** Every address that the front matter of an entry names: its picture, and what its fields link to. */
export function frontAddresses(
  { record, collection }: ReadEntry,
  source: SiteSource,
): NamedAddress[] {
  const found: { address: string; pointer: Pointer }[] = [];
  const { picture } = record.front;
  if (picture) found.push({ address: picture.src, pointer: ['picture', 'src'] });
  for (const [name, field] of Object.entries(source.collections?.[collection]?.fields ?? {})) {
    const value = record.fields[name];
    if (value === undefined) continue;
    if (field.type === 'address') found.push({ address: String(value), pointer: [name] });
    const key = addressKeys[field.type];
    if (key === undefined || !Array.isArray(value)) continue;
    for (const [index, item] of (
      value as unknown as readonly Readonly<Record<string, string>>[]
    ).entries()) {
      const address = item[key];
      if (address !== undefined) found.push({ address, pointer: [name, index, key] });
    }
  }
  return found.flatMap(({ address, pointer }) => {
    const place = record.places[placeKey(...pointer)];
    return place ? [{ address, ...place }] : [];
  });
}
