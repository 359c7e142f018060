import type { FieldValue } from '../../schema/content/content-model.ts';
import type { Collection } from '../../schema/source.generated.ts';
import type { Pointer } from '../lint/pointer.ts';
import { isFile } from './field-files.ts';

/** The addresses of pages of this site that the fields of an entry hold, each with its place. */
export function fieldAddresses(
  fields: Readonly<Record<string, FieldValue>>,
  declared: Collection['fields'] = {},
): readonly { readonly address: string; readonly pointer: Pointer }[] {
  const all = Object.entries(fields).flatMap(([name, value]) => {
    const type = declared[name]?.type;
    if (type === 'address') return [{ address: String(value), pointer: [name] }];
    if (type !== 'links' && type !== 'steps') return [];
    return (value as readonly { readonly link?: string }[]).flatMap(({ link }, index) =>
      link === undefined ? [] : [{ address: link, pointer: [name, index, 'link'] }],
    );
  });
  return all.filter(({ address }) => /^(?:\/(?!\/)|\?)/.test(address) && !isFile(address));
}
