import type { FieldValue } from '../../../schema/content/content-model.ts';
import type { Collection } from '../../../schema/source.generated.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { type AssetProblem, isRemote } from './asset-location.ts';
import { linkedFile } from './linked-file.ts';
import type { FileCopies } from './picture-files.ts';

type Fields = Readonly<Record<string, FieldValue>>;

export type FieldFiles = {
  /** The fields, with the addresses that files beside the content get. */
  readonly fields: Fields;
  readonly copies: FileCopies;
  readonly problems: readonly (AssetProblem & { readonly pointer: Pointer })[];
};

/** Whether a link leads to a file: one of the site, by its ending. */
export const isFile = (address: string): boolean =>
  /^\.{0,2}\/(?:.*\/)?[^/?#]+\.(?!md(?:[?#]|$))[a-z][a-z0-9]{0,4}(?:[?#].*)?$/i.test(address) &&
  !isRemote(address);

type Put = (address: string) => void;

/** The addresses that fields hold, each with how to put another in its place. */
function* addressesIn(
  fields: Record<string, FieldValue>,
  declared: Collection['fields'] = {},
): Generator<{ address: string; pointer: Pointer; put: Put }> {
  for (const [name, value] of Object.entries(fields)) {
    const { type } = declared[name] ?? {};
    if (type === 'address' && isFile(String(value))) {
      const put: Put = (address) => {
        fields[name] = address;
      };
      yield { address: String(value), pointer: [name], put };
    }
    const key = { files: 'file', links: 'link', steps: 'link' }[String(type)];
    if (key === undefined) continue;
    for (const [index, item] of (value as unknown as Record<string, string>[]).entries()) {
      const address = item[key];
      if (address === undefined || isRemote(address)) continue;
      if (type !== 'files' && !isFile(address)) continue;
      const put: Put = (other) => {
        item[key] = other;
      };
      yield { address, pointer: [name, index, key], put };
    }
  }
}

/**
 * Looks for the files that the fields of an entry name.
 * @param site the site's folder
 * @param besides path of the file of content, from the content folder
 */
export async function fieldFiles(
  original: Fields,
  collection: Collection,
  site: string,
  besides: string,
): Promise<FieldFiles> {
  const fields = structuredClone(original) as Record<string, FieldValue>;
  const copies = new Map<string, { copyOf: string; fingerprint: string }>();
  const problems: (AssetProblem & { pointer: Pointer })[] = [];
  for (const { address, pointer, put } of addressesIn(fields, collection.fields)) {
    const found = await linkedFile(site, address, besides);
    if ('problem' in found) problems.push({ ...found, pointer });
    else if (found.copies) {
      copies.set(...found.copies);
      put(found.address);
    }
  }
  return { fields, copies, problems };
}
