import pixelmatch from 'pixelmatch';
import type { Picture } from './picture.ts';

/** What two pictures have in common, and where they differ. */
export type Differences = {
  /** The largest share of differing pixels in a square of the picture, from 0 to 1. */
  readonly worst: number;
  /** Share of all pixels. */
  readonly share: number;
  readonly isSame: boolean;
  /** The later picture, pale, with what differs in red. */
  readonly marked: Picture;
};

/*
 * Chosen by measuring all screens. Drawn without hinting and with letters on whole pixels, as by quite another version of
 * the typefaces, their worst squares differ by 0.16 or less in 97 of 100 screens, by 0.42 in the one whose lines break
 * otherwise. With everything below the first third 24 pixels lower, they differ by 0.64 or more in 95 of 100, by 0.5 in
 * the one with the least below it.
 */

/** Side of the squares that are looked at, in pixels of the small pictures. */
const side = 16;

/** How far two colours are apart that count as different: black and white are 1 apart. */
const threshold = 0.12;

/** How many pixels to each side a pixel is mixed with. */
const radius = 2;

/** More differing pixels in a square than this share are a difference to be seen. */
const maxWorst = 0.4;

/** Gives a picture another size; what is added is of a colour that no page has. */
function resize({ width, height, data }: Picture, columns: number, rows: number): Picture {
  const resized = new Uint8Array(columns * rows * 4);
  for (let at = 0; at < resized.length; at += 4) resized.set([255, 0, 255, 255], at);
  const common = Math.min(width, columns) * 4;
  for (let row = 0; row < Math.min(height, rows); row += 1) {
    const start = row * width * 4;
    resized.set(data.subarray(start, start + common), row * columns * 4);
  }
  return { width: columns, height: rows, data: resized };
}

/**
 * Mixes each pixel with those beside it in one direction.
 * @param step from one pixel to the next in that direction
 */
function mix(data: Uint8Array, step: number, placeOf: (pixel: number) => number, length: number) {
  const mixed = new Uint8Array(data.length).fill(255);
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const place = placeOf(pixel);
    const first = Math.max(-radius, -place);
    const last = Math.min(radius, length - 1 - place);
    for (let part = 0; part < 3; part += 1) {
      let sum = 0;
      for (let by = first; by <= last; by += 1) sum += data[(pixel + by * step) * 4 + part] ?? 0;
      mixed[pixel * 4 + part] = Math.round(sum / (last - first + 1));
    }
  }
  return mixed;
}

/** Each pixel becomes the mean of those around it: a letter that is a pixel elsewhere hardly changes it. */
function blur({ width, height, data }: Picture): Picture {
  const across = mix(data, 1, (pixel) => pixel % width, width);
  return {
    width,
    height,
    data: mix(across, width, (pixel) => Math.floor(pixel / width), height),
  };
}

/**
 * Compares two pictures of a page as somebody does who looks at both from some way off. Letters may be drawn by another
 * version of a typeface, edges be smoothed otherwise; a block that is missing, stands elsewhere or lies over another
 * fills squares of the picture with other colours.
 */
export function findDifferences(before: Picture, after: Picture): Differences {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = [before, after].map((each) => blur(resize(each, width, height)));
  if (!one || !other) throw new Error('two pictures are compared');
  const marked = new Uint8Array(one.data.length);
  // Smoothed edges are even by now: all that differs counts.
  const options = { threshold, includeAA: true, alpha: 0.3 };
  const all = pixelmatch(one.data, other.data, marked, width, height, options);
  const most = pixelmatch(one.data, other.data, undefined, width, height, {
    ...options,
    windowSize: side,
  });
  const worst = most / side ** 2;
  return {
    worst,
    share: all / (width * height),
    isSame: worst <= maxWorst,
    marked: { width, height, data: marked },
  };
}
