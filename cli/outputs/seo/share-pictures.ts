import { readFile } from 'node:fs/promises';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { assetLocation, isRemote } from '../../content/assets/asset-location.ts';
import { sharePictureMaker } from '../../content/assets/share-picture.ts';
import { contentCaches } from '../../content/content-caches.ts';
import type { ReadContent } from '../../content/read-content.ts';
import type { NewFile } from '../../files/new-file.ts';
import { temporaryFolder } from '../../files/temporary-folder.ts';
import { tokenValues } from '../../theme/site-theme.ts';
import { rgbOf } from '../../theme/theme-colours.ts';
import { resolved } from '../../theme/theme-values.ts';

export type SharePictures = {
  /** Paths of share pictures from the site's root, with / before them, by the address of the picture. */
  readonly paths: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, NewFile>;
};

/** As many pictures are made at a time: sharp has four threads by default. */
const atATime = 4;

/** The pictures that pages show in link previews, by their address: the file, and whether it is a logo. */
function wanted(source: SiteSource, { folder, entries }: ReadContent) {
  const found = new Map<string, { readonly file: string; readonly isLogo: boolean }>();
  const { logo, sharePicture = logo } = source.site;
  if (sharePicture !== undefined && !isRemote(sharePicture)) {
    const location = assetLocation(folder, sharePicture, '');
    if ('file' in location) {
      found.set(sharePicture, { file: location.file, isLogo: sharePicture === logo });
    }
  }
  for (const { shown, picture } of entries) {
    if (!shown || !picture || picture.isMissing || isRemote(picture.src)) continue;
    const copy = picture.copies.get(picture.src.slice(1));
    const location = assetLocation(folder, picture.src, '');
    const file = copy?.copyOf ?? ('file' in location ? location.file : undefined);
    if (file !== undefined && !found.has(picture.src)) {
      found.set(picture.src, { file, isLogo: false });
    }
  }
  return found;
}

/** The ground behind a logo: the page's own in the light theme. */
function groundOf(source: SiteSource) {
  const values = tokenValues(source, 'light');
  return rgbOf(resolved(values.get('bg') ?? '', values)) ?? { r: 255, g: 255, b: 255 };
}

/**
 * Makes the pictures of link previews: of entries' pictures, and of the site's own. Those that were made before come
 * from the cache. A picture that cannot be read has none.
 * @returns undefined where the package that makes them is not installed
 */
export async function sharePictures(
  source: SiteSource,
  content: ReadContent,
  load?: Parameters<typeof sharePictureMaker>[2],
): Promise<SharePictures | undefined> {
  const folder =
    contentCaches(content.folder).pictures ?? (await temporaryFolder('site-share-pictures-'));
  const make = await sharePictureMaker(folder, groundOf(source), load);
  if (!make) return undefined;
  const paths: Record<string, string> = {};
  const files = new Map<string, NewFile>();
  const queue = [...wanted(source, content)];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [src, { file, isLogo }] = next;
      const bytes = await readFile(file).catch(() => undefined);
      const made = bytes && (await make(bytes, isLogo));
      if (!made) continue;
      const path = `content/files/${made.fingerprint.slice(0, 16)}-share.png`;
      paths[src] = `/${path}`;
      files.set(path, { copyOf: made.file, fingerprint: made.fingerprint });
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return { paths, files };
}
