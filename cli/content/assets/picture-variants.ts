import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOf } from '../cache/article-cache.ts';
import { fileKeeper } from './file-keeper.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import { type PictureFormat, type VariantSettings, variantSettings } from './picture-settings.ts';
import { pictureSize } from './picture-size.ts';

/** Sharp's own qualities for pictures that look alike are 80 in WebP and 50 in AVIF. */
const avifRatio = 50 / 80;

export type PictureVariant = {
  readonly format: PictureFormat;
  readonly width: number;
  /** Changes with the picture and with how its versions are made. */
  readonly name: string;
  readonly file: string;
  /** In bytes. */
  readonly size: number;
};
/** What `pictureSize` calls the formats. */
const types: Readonly<Record<PictureFormat, readonly string[]>> = {
  avif: ['avif', 'heif'],
  webp: ['webp'],
};

/** The size of a version's file in bytes; undefined where none is there, or one that was damaged. */
async function sizeOfWhole(
  file: string,
  width: number,
  format: PictureFormat,
): Promise<number | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const found = bytes && pictureSize(bytes);
  const isWhole = found?.width === width && types[format].includes(found.type ?? '');
  return isWhole ? bytes?.length : undefined;
}

/** Makes the smaller versions of a picture of a width in pixels; those of a format from small to large. */
export type PictureVariants = (bytes: Buffer, width: number) => Promise<readonly PictureVariant[]>;

/**
 * Makes smaller versions of pictures in a folder; where that may not be written to, in one for this build alone. What
 * is there already is used, unless it was damaged. Without sharp there are none, and pictures are served as they are.
 * @param isMissing is called where versions are wanted that cannot be made without sharp
 * @throws what sharp says of a picture that it cannot read
 */
export function pictureVariants(
  folder: string,
  { formats, widths, maxWidth, quality }: VariantSettings = variantSettings(),
  isMissing: () => void = () => undefined,
  load: () => Promise<Sharp | undefined> = loadSharp,
): PictureVariants {
  let sharp: Promise<Sharp | undefined> | undefined;
  const keep = fileKeeper(folder);
  /** A picture in a width and a format; undefined without sharp, which is loaded when it is needed. */
  const make = async (
    bytes: Buffer,
    width: number,
    format: PictureFormat,
  ): Promise<Buffer | undefined> => {
    sharp ??= load();
    const resize = await sharp;
    if (!resize) {
      isMissing();
      return undefined;
    }
    const smaller = resize(bytes).rotate().resize({ width });
    return format === 'avif'
      ? smaller.avif({ quality: Math.max(1, Math.round(quality * avifRatio)) }).toBuffer()
      : smaller.webp({ quality }).toBuffer();
  };
  /** A version of a picture, from the folder or made now; undefined where it cannot be made or kept. */
  const variantOf = async (
    bytes: Buffer,
    name: string,
    width: number,
    format: PictureFormat,
  ): Promise<PictureVariant | undefined> => {
    const own = `${name}-${width}.${format}`;
    const there = join(folder, own);
    const known = await sizeOfWhole(there, width, format);
    if (known !== undefined) return { format, width, name, file: there, size: known };
    const smaller = await make(bytes, width, format);
    const file = smaller && (await keep(own, smaller));
    return smaller && file !== undefined
      ? { format, width, name, file, size: smaller.length }
      : undefined;
  };
  return async (bytes, width) => {
    const name = nameOf(String(quality), bytes).slice(0, 16);
    const wanted = widths.filter((one) => one < width && one < maxWidth);
    wanted.push(Math.min(width, maxWidth));
    const variants: PictureVariant[] = [];
    for (const format of formats) {
      const own: PictureVariant[] = [];
      for (const each of wanted) {
        const variant = await variantOf(bytes, name, each, format);
        if (!variant) return [];
        own.push(variant);
      }
      // One that is as wide as the picture and no smaller is of no use.
      const isUseful = own.length > 1 || own.some(({ size }) => size < bytes.length);
      if (isUseful) variants.push(...own);
    }
    return variants;
  };
}
