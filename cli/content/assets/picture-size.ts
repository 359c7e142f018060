import { imageSize } from 'image-size';
import { isWholePicture } from './whole-picture.ts';

/** Endings of pictures that are made of pixels. */
export const rasters: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

export type PictureSize = {
  readonly width: number;
  readonly height: number;
  /** What its bytes say that it is: png, webp, svg … */
  readonly type: string | undefined;
};

/** The size of a picture as it is shown; undefined for bytes that are none, or not the whole of one. */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  try {
    // The package reads on behind the end of a small file, where other files lie in the same memory.
    const isAlone = bytes.byteLength === bytes.buffer.byteLength;
    const own = isAlone ? bytes : new Uint8Array(bytes);
    const { width, height, orientation = 1, type } = imageSize(own);
    if (!isWholePicture(bytes, type)) return undefined;
    // Orientations from 5 on lie on their side (EXIF 2.32, tag 0x0112).
    return orientation >= 5 ? { width: height, height: width, type } : { width, height, type };
  } catch {
    // What the package says is about bytes.
    return undefined;
  }
}
