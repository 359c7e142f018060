import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOf } from '../cache/article-cache.ts';
import { fileKeeper } from './file-keeper.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import { pictureSize } from './picture-size.ts';

/** Widths that a large picture is offered in, in CSS pixels: phones, columns, windows. */
const widths = [480, 960, 1600];
const maxWidth = 1920;

export type PictureVariant = {
  readonly width: number;
  readonly file: string;
  /** In bytes. */
  readonly size: number;
};
/** The size of a WebP file in bytes; undefined where none is there, or one that was damaged. */
async function sizeOfWhole(file: string, width: number): Promise<number | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const found = bytes && pictureSize(bytes);
  return found?.type === 'webp' && found.width === width ? bytes?.length : undefined;
}

/**
 * Makes smaller WebP versions of pictures in a folder; where that may not be written to, in one for this
 * build alone. What is there already is used, unless it was damaged. Without sharp there are none, and pictures are served as they are.
 * @throws what sharp says of a picture that it cannot read
 */
export function pictureVariants(
  folder: string,
  load: () => Promise<Sharp | undefined> = loadSharp,
): (bytes: Buffer, width: number) => Promise<readonly PictureVariant[]> {
  let sharp: Promise<Sharp | undefined> | undefined;
  const keep = fileKeeper(folder);
  /** Pixels of a picture as a WebP of a width; undefined without sharp, which is loaded when it is needed. */
  const make = async (bytes: Buffer, width: number): Promise<Buffer | undefined> => {
    sharp ??= load();
    const smaller = (await sharp)?.(bytes).rotate().resize({ width }).webp({ quality: 78 });
    return smaller?.toBuffer();
  };
  return async (bytes, width) => {
    const name = nameOf(bytes).slice(0, 16);
    const variants: PictureVariant[] = [];
    for (const each of widths.filter((one) => one < width).concat(Math.min(width, maxWidth))) {
      const own = `${name}-${each}.webp`;
      let file: string | undefined = join(folder, own);
      let size = await sizeOfWhole(file, each);
      if (size === undefined) {
        const smaller = await make(bytes, each);
        file = smaller && (await keep(own, smaller));
        if (!smaller || file === undefined) return [];
        size = smaller.length;
      }
      variants.push({ width: each, file, size });
    }
    return variants;
  };
}
