import type { SiteSource } from '../../schema/source.generated.ts';
import type { PictureFile, PictureFiles } from './assets/picture-files.ts';

/** Addresses of pictures of the site that a value holds, wherever they stand in it. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { src } = value as { readonly src?: unknown };
  if (typeof src === 'string' && /^\/(?!\/)/.test(src)) yield src;
  for (const member of Object.values(value)) yield* addressesIn(member);
}

/**
 * The pictures that the blocks of pages show and that have smaller versions, by the address in the site file. Whether
 * they are there, other rules say; one that cannot be read is shown as it is.
 */
export async function sitePictures(
  { pages }: SiteSource,
  pictures: PictureFiles,
): Promise<ReadonlyMap<string, PictureFile>> {
  const found = new Map<string, PictureFile>();
  for (const address of new Set(addressesIn(pages))) {
    const picture = await pictures(address, '');
    if (!('problem' in picture) && picture.sources) found.set(address, picture);
  }
  return found;
}
