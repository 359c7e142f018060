import type { FieldValue } from '../../../schema/content/content-model.ts';
import type { Collection } from '../../../schema/source.generated.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { isFile } from './field-files.ts';

type Fields = Readonly<Record<string, FieldValue>>;
type Item = Readonly<Record<string, string | undefined>>;

export type FieldAddress = { readonly address: string; readonly pointer: Pointer };

/** Keys of the items of a field that hold an address, by the field's type. */
const linkKeys: Readonly<Record<string, string>> = { links: 'link', steps: 'link' };
const fileKeys: Readonly<Record<string, string>> = { files: 'file' };

function addressesIn(
  fields: Fields,
  declared: Collection['fields'] = {},
  keys: Readonly<Record<string, string>>,
): FieldAddress[] {
  return Object.entries(fields).flatMap(([name, value]): FieldAddress[] => {
    const type = declared[name]?.type ?? '';
    if (type === 'address') return [{ address: String(value), pointer: [name] }];
    const key = keys[type];
    if (key === undefined || !Array.isArray(value)) return [];
    return (value as unknown as readonly Item[]).flatMap((item, index) => {
      const address = item[key];
      return address === undefined ? [] : [{ address, pointer: [name, index, key] }];
    });
  });
}

/** Every address that the fields of an entry hold, files to fetch included, each with its pointer. */
export const namedAddresses = (
  fields: Fields,
  declared: Collection['fields'],
): readonly FieldAddress[] => addressesIn(fields, declared, { ...linkKeys, ...fileKeys });

/** The addresses of pages of this site that the fields of an entry hold. */
export const fieldAddresses = (
  fields: Fields,
  declared: Collection['fields'],
): readonly FieldAddress[] =>
  addressesIn(fields, declared, linkKeys).filter(
    ({ address }) => /^(?:\/(?!\/)|\?)/.test(address) && !isFile(address),
  );
