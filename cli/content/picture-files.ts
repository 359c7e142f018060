import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { imageSize } from 'image-size';
import { type ArticleCache, nameOf } from './article-cache.ts';

/** A picture file of the site, looked at once. */
export type PictureFile = {
  /** Address from the site's root, with / before it. */
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly srcset?: string;
  /** Files that have to be written for it: by path from the site's root. */
  readonly made: ReadonlyMap<string, { readonly copyOf: string; readonly mark: string }>;
};

export type PictureProblem = { readonly problem: string };
export type PictureFiles = (
  address: string,
  besides: string,
) => Promise<PictureFile | PictureProblem>;

/** Widths that a large picture is offered in, in CSS pixels: phones, columns, windows. */
const widths = [480, 960, 1600];
const rasters = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
const drawings = ['.svg', '.gif'];

/** A path as the file system has it; one that cannot be decoded stays as it is. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A % of its own: the file may be called so.
    return path;
  }
}

type Variant = { readonly width: number; readonly file: string };

/** Makes smaller WebP versions. Without sharp there are none, and the picture is served as it is. */
async function variantsOf(bytes: Buffer, width: number, folder: string): Promise<Variant[]> {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  if (!sharp) return [];
  const { mkdir, writeFile, access } = await import('node:fs/promises');
  await mkdir(folder, { recursive: true });
  const name = nameOf(bytes).slice(0, 16);
  const variants: Variant[] = [];
  for (const each of widths.filter((one) => one < width).concat(Math.min(width, 1920))) {
    const file = join(folder, `${name}-${each}.webp`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      await writeFile(
        file,
        await sharp(bytes).rotate().resize({ width: each }).webp({ quality: 78 }).toBuffer(),
      );
    }
    variants.push({ width: each, file });
  }
  return variants;
}

/**
 * Looks at pictures that content names: how large they are, and smaller versions of them.
 * @param site the site's folder
 * @param made folder for smaller versions; left out: none are made
 */
export function pictureFiles(
  site: string,
  made: string | undefined,
  cache: ArticleCache,
  used: Set<string>,
): PictureFiles {
  const known = new Map<string, Promise<PictureFile | PictureProblem>>();
  const look = async (file: string, own: string | undefined) => {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) return { problem: `there is no file ${file}` };
    const extension = extname(file).toLowerCase();
    if (![...rasters, ...drawings].includes(extension)) {
      return { problem: `${file} is no picture that browsers show` };
    }
    const mark = nameOf(bytes);
    const path = `content/files/${mark.slice(0, 16)}${extension}`;
    const copies = new Map(own === undefined ? [[path, { copyOf: file, mark }]] : []);
    const sizeName = nameOf('size', mark);
    used.add(sizeName);
    let size = cache.read<{ width?: number; height?: number }>(sizeName);
    if (!size) {
      try {
        const { width, height, orientation = 1 } = imageSize(bytes);
        // Orientations from 5 on lie on their side (EXIF 2.32, tag 0x0112).
        size = orientation >= 5 ? { width: height, height: width } : { width, height };
      } catch {
        return { problem: `${file} cannot be read as a picture` };
      }
      cache.write(sizeName, size);
    }
    const { width, height } = size;
    const variants =
      made !== undefined && width && rasters.includes(extension)
        ? await variantsOf(bytes, width, made)
        : [];
    for (const { width: each, file: copyOf } of variants) {
      copies.set(`content/files/${mark.slice(0, 16)}-${each}.webp`, {
        copyOf,
        mark: `${mark}-${each}`,
      });
    }
    return {
      src: own ?? `/${path}`,
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
      ...(variants.length > 0
        ? {
            srcset: variants
              .map(({ width: each }) => `/content/files/${mark.slice(0, 16)}-${each}.webp ${each}w`)
              .join(', '),
          }
        : {}),
      made: copies,
    };
  };
  return (address, besides) => {
    if (/^(?:https?:)?\/\//.test(address)) {
      return Promise.resolve({ src: address, made: new Map() });
    }
    const isPublic = address.startsWith('/');
    const [path = ''] = address.split(/[?#]/, 1);
    const bare = decodePath(path);
    const relative = isPublic ? bare : posix.join(posix.dirname(besides), bare);
    if (relative.startsWith('..')) {
      return Promise.resolve({ problem: `${address} lies outside of the content` });
    }
    const file = join(site, isPublic ? 'public' : 'content', relative);
    const looked = known.get(file) ?? look(file, isPublic ? bare : undefined);
    known.set(file, looked);
    return looked;
  };
}
