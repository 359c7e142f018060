import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { isInListedCase } from '../../files/listed-case.ts';
import { nameOf } from '../cache/article-cache.ts';
import { type AssetProblem, assetLocation, missingAsset } from './asset-location.ts';

export type LinkedFile = {
  /** Its address from the site's root. */
  readonly address: string;
  /** Path from the site's root and what is copied there, where it lies beside the content. */
  readonly copies?: readonly [
    path: string,
    file: { readonly copyOf: string; readonly fingerprint: string },
  ];
};

/**
 * The file that an address names, with the address that it gets on the site.
 * @param site the site's folder
 * @param besides path of the file of content, from the site's folder
 */
export async function linkedFile(
  site: string,
  address: string,
  besides: string,
): Promise<LinkedFile | AssetProblem> {
  const location = assetLocation(site, address, besides);
  if ('problem' in location) return location;
  const { file, own } = location;
  const isThere = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isThere || !(await isInListedCase(site, file))) return missingAsset(address, file);
  if (own !== undefined) return { address };
  const fingerprint = nameOf(await readFile(file));
  const path = `content/files/${fingerprint.slice(0, 16)}${extname(file).toLowerCase()}`;
  return { address: `/${path}`, copies: [path, { copyOf: file, fingerprint }] };
}
