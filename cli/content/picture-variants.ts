import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameOf } from './article-cache.ts';
import { pictureSize } from './picture-size.ts';

/** Widths that a large picture is offered in, in CSS pixels: phones, columns, windows. */
const widths = [480, 960, 1600];
const widest = 1920;

export type PictureVariant = {
  readonly width: number;
  readonly file: string;
  /** In bytes. */
  readonly size: number;
};
type Sharp = typeof import('sharp')['default'];

const loadSharp = (): Promise<Sharp | undefined> =>
  import('sharp').then(
    (module) => module.default,
    // Not installed, or not for this platform.
    () => undefined,
  );

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
  let place: Promise<string> | undefined;
  let made = 0;
  /** Pixels of a picture as a WebP of a width; undefined without sharp, which is loaded when it is needed. */
  const make = async (bytes: Buffer, width: number): Promise<Buffer | undefined> => {
    sharp ??= load();
    const smaller = (await sharp)?.(bytes).rotate().resize({ width }).webp({ quality: 78 });
    return smaller?.toBuffer();
  };
  return async (bytes, width) => {
    place ??= mkdir(folder, { recursive: true }).then(
      () => folder,
      () => mkdtemp(join(tmpdir(), 'site-pictures-')),
    );
    const name = nameOf(bytes).slice(0, 16);
    const variants: PictureVariant[] = [];
    for (const each of widths.filter((one) => one < width).concat(Math.min(width, widest))) {
      const file = join(await place, `${name}-${each}.webp`);
      let size = await sizeOfWhole(file, each);
      if (size === undefined) {
        const smaller = await make(bytes, each);
        if (!smaller) return [];
        made += 1;
        // Another build may want it meanwhile: it is there whole or not at all.
        const aside = `${file}.${process.pid}-${made}`;
        const isWritten = await writeFile(aside, smaller)
          .then(() => rename(aside, file))
          .then(
            () => true,
            () => false,
          );
        if (!isWritten) return [];
        size = smaller.length;
      }
      variants.push({ width: each, file, size });
    }
    return variants;
  };
}
