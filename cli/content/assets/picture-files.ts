import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { compact } from '../../../schema/compact.ts';
import type { PictureSource } from '../../../schema/content/content-model.ts';
import { isInListedCase } from '../../files/listed-case.ts';
import { type ArticleCache, nameOf } from '../cache/article-cache.ts';
import { type AssetProblem, assetLocation, isRemote, missingAsset } from './asset-location.ts';
import { isAnimated } from './is-animated.ts';
import { pictureSize, rasters } from './picture-size.ts';
import type { PictureVariants } from './picture-variants.ts';

/** Files that have to be written: by path from the site's root. */
export type FileCopies = ReadonlyMap<
  string,
  { readonly copyOf: string; readonly fingerprint: string }
>;

/** A picture file of the site, looked at once. */
export type PictureFile = {
  /** Address from the site's root, with / before it. */
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  /** Smaller versions, the best format first. */
  readonly sources?: readonly PictureSource[];
  readonly copies: FileCopies;
  /** It is not there: its text alternative is shown instead. */
  readonly isMissing?: true;
  /** What readers have to fetch; the width only of pictures that are made of pixels. */
  readonly load?: { readonly bytes: number; readonly width: number | undefined };
};

/** Looks at the picture that an address names; `besides` is the path of the file of content. */
export type PictureFiles = (
  address: string,
  besides: string,
) => Promise<PictureFile | AssetProblem>;

const drawings = ['.svg', '.gif'];

type Size = {
  readonly width?: number;
  readonly height?: number;
  readonly isAnimated?: true;
};

/** The size of a picture; undefined where it is none, or another kind than its name says. */
function sizeOf(bytes: Buffer, extension: string): Size | undefined {
  const size = pictureSize(bytes);
  if (!size || (size.type === 'svg') !== (extension === '.svg')) return undefined;
  const { width, height } = size;
  return isAnimated(bytes, size.type) ? { width, height, isAnimated: true } : { width, height };
}

/**
 * Looks at pictures that content names: how large they are, and smaller versions of them.
 * @param site the site's folder
 * @param variants makes smaller versions; (default) none
 * @param used gets the names of what is used of the cache
 */
export function pictureFiles(
  site: string,
  variants: PictureVariants | undefined,
  cache: ArticleCache,
  used: Set<string>,
): PictureFiles {
  const lookedAt = new Map<string, Promise<PictureFile | AssetProblem>>();
  const look = async (
    address: string,
    file: string,
    own: string | undefined,
  ): Promise<PictureFile | AssetProblem> => {
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes || !(await isInListedCase(site, file))) return missingAsset(address, file);
    const extension = extname(file).toLowerCase();
    if (![...rasters, ...drawings].includes(extension)) {
      return { problem: `${file} is no picture that browsers show` };
    }
    const unreadable = { problem: `${file} cannot be read as a picture` };
    const fingerprint = nameOf(bytes);
    const name = fingerprint.slice(0, 16);
    const path = `content/files/${name}${extension}`;
    const copies = new Map(own === undefined ? [[path, { copyOf: file, fingerprint }]] : []);
    const sizeName = nameOf('size and motion', extension, fingerprint);
    used.add(sizeName);
    let size = cache.read<Size>(sizeName);
    if (!size) {
      size = sizeOf(bytes, extension);
      if (!size) return unreadable;
      cache.write(sizeName, size);
    }
    const { width, height, isAnimated } = size;
    const load = { bytes: bytes.length, width: extension === '.svg' ? undefined : width };
    const smaller =
      variants && width && !isAnimated && rasters.includes(extension)
        ? await variants(bytes, width).catch(() => undefined)
        : [];
    if (!smaller) return unreadable;
    const sources = new Map<string, string[]>();
    for (const { format, width: each, name: made, file: copyOf, size: length } of smaller) {
      const address = `content/files/${made}-${each}.${format}`;
      copies.set(address, { copyOf, fingerprint: `${made}-${each}-${length}` });
      const type = `image/${format}`;
      sources.set(type, [...(sources.get(type) ?? []), `/${address} ${each}w`]);
    }
    return compact({
      src: own ?? `/${path}`,
      width: width || undefined,
      height: height || undefined,
      sources:
        sources.size > 0
          ? [...sources].map(([type, all]) => ({ type, srcset: all.join(', ') }))
          : undefined,
      copies,
      load,
    });
  };
  return async (address, besides) => {
    if (isRemote(address)) return { src: address, copies: new Map() };
    const location = assetLocation(site, address, besides);
    if ('problem' in location) return location;
    const found = lookedAt.get(location.file) ?? look(address, location.file, location.own);
    lookedAt.set(location.file, found);
    return found;
  };
}
