import type { Picture } from './picture.ts';

/**
 * Makes a picture smaller by a whole number: each new pixel is the mean of a square of old ones, by which the edges of
 * letters become even. Rows and columns that fill no square at the end are left out.
 */
export function shrinkPicture({ width, height, data }: Picture, factor: number): Picture {
  const [columns, rows] = [Math.floor(width / factor), Math.floor(height / factor)];
  const small = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let y = row * factor; y < (row + 1) * factor; y += 1) {
        const start = (y * width + column * factor) * 4;
        for (let at = start; at < start + factor * 4; at += 4) {
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
        }
      }
      const count = factor * factor;
      small.set(
        [Math.round(red / count), Math.round(green / count), Math.round(blue / count), 255],
        (row * columns + column) * 4,
      );
    }
  }
  return { width: columns, height: rows, data: small };
}
