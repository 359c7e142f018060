import sharp from 'sharp';
import type { Picture } from './picture.ts';

/** Reads a picture of any format. */
export async function readPicture(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** How many colours a written picture has: enough for photographs that are looked at from afar. */
const colours = 32;

/** Writes a picture as a small PNG, of few colours. */
export async function writePicture({ data, ...size }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
