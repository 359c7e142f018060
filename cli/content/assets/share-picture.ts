import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareSize } from '../../../schema/seo-model.ts';
import { nameOf } from '../cache/article-cache.ts';
import { fileKeeper } from './file-keeper.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import { pictureSize } from './picture-size.ts';

/** Red, green and blue from 0 to 255. */
export type Ground = { readonly r: number; readonly g: number; readonly b: number };

export type SharePicture = {
  readonly file: string;
  /** Changes with the picture that it is made from and with how it is made. */
  readonly fingerprint: string;
};

/** Changes with what is made of a picture: those that are kept are made anew. */
const version = 1;

/** Side of the square that a logo fills, in CSS pixels: two thirds of the height. */
const logoSide = 420;

/** A drawing has no pixels: it gets as many as fill the picture, at 72 dots an inch in its own size. */
function drawingOptions(bytes: Buffer): { readonly density?: number } {
  const size = pictureSize(bytes);
  if (size?.type !== 'svg' || !size.width || !size.height) return {};
  const scale = Math.max(shareSize.width / size.width, shareSize.height / size.height);
  return { density: Math.min(2400, Math.max(1, Math.ceil(72 * scale))) };
}

/** Makes a PNG of 1200 × 630 of a picture that fills it, or of a logo in the middle of the ground. */
async function make(sharp: Sharp, bytes: Buffer, ground: Ground, isLogo: boolean): Promise<Buffer> {
  const { width, height } = shareSize;
  const input = sharp(bytes, drawingOptions(bytes)).rotate();
  const png = { palette: true, quality: 90 } as const;
  if (!isLogo) {
    return input
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: ground })
      .png(png)
      .toBuffer();
  }
  const logo = await input
    .resize({ width: logoSide, height: logoSide, fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: logo }])
    .png(png)
    .toBuffer();
}

/** Whether a share picture is there as a whole. */
async function isThere(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  const found = bytes && pictureSize(bytes);
  return found?.type === 'png' && found.width === shareSize.width;
}

/**
 * Makes share pictures in a folder; those that are there already are used.
 * @param ground behind logos and transparent pictures
 * @returns undefined without sharp; else makes one of a picture's bytes, undefined where they cannot be read
 */
export async function sharePictureMaker(
  folder: string,
  ground: Ground,
  load: () => Promise<Sharp | undefined> = loadSharp,
): Promise<((bytes: Buffer, isLogo: boolean) => Promise<SharePicture | undefined>) | undefined> {
  const sharp = await load();
  if (!sharp) return undefined;
  const keep = fileKeeper(folder);
  return async (bytes, isLogo) => {
    const fingerprint = nameOf(bytes, JSON.stringify([version, ground, isLogo]));
    const name = `${fingerprint.slice(0, 16)}-share.png`;
    const known = join(folder, name);
    if (await isThere(known)) return { file: known, fingerprint };
    const made = await make(sharp, bytes, ground, isLogo).catch(() => undefined);
    const file = made && (await keep(name, made));
    return file === undefined ? undefined : { file, fingerprint };
  };
}
