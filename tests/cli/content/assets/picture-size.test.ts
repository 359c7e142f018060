import { expect, it } from 'vitest';
import { pictureSize } from '../../../../cli/content/assets/picture-size.ts';

/** A PNG of 3 × 2 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR4nGP4z8DwHwQZYAwAR8oH+Rq28akAAAAASUVORK5CYII=',
  'base64',
);

it('is read of a picture', () => {
  expect(pictureSize(png)).toEqual({ width: 3, height: 2, type: 'png' });
});

it('is not read of what lies behind a file in memory', () => {
  // The head of a TGA picture of 3 × 2 pixels.
  const memory = new Uint8Array(1000);
  memory.set([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 24], 500);
  for (const length of [0, 4, 8]) {
    expect(pictureSize(Buffer.from(memory.buffer, 500, length)), `${length} bytes`).toBeUndefined();
  }
});
