import type { Picture } from '../../long/screens/picture.ts';

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Colours = { readonly ground: number; readonly ink: number; readonly picture: number };

/** What a page is drawn with; colours as 0xRRGGBB. */
export type Drawing = {
  readonly colours: Colours;
  /** How far below its place the block stands that has a text and a picture. */
  readonly shift: number;
  readonly hasPicture: boolean;
  /** Chooses how letters are drawn, as another version of a typeface does, and how colours are rounded. */
  readonly seed: number;
};

const light: Colours = { ground: 0xffffff, ink: 0x1a2733, picture: 0x3f7fb5 };

export const dark: Colours = { ground: 0x0d1b26, ink: 0xe8eef2, picture: 0x2d5f8a };

const plain: Drawing = { colours: light, shift: 0, hasPicture: true, seed: 1 };

/** Numbers from 0 to 1 that look as if by chance, the same for the same seed. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

/** Draws a page, 1440 pixels wide: a bar, a title, a block of six lines with a picture beside them. */
export function drawPage(changes: Partial<Drawing> = {}): Picture {
  const { colours, shift, hasPicture, seed } = { ...plain, ...changes };
  const [width, height] = [1440, 800];
  const data = new Uint8Array(width * height * 4).fill(255);
  const [shapes, wobble] = [numbers(1), numbers(seed)];
  const fill = (box: Box, colour: number): void => {
    for (let y = box.y; y < Math.min(box.y + box.height, height); y += 1) {
      for (let x = box.x; x < box.x + box.width; x += 1)
        data.set([colour >> 16, (colour >> 8) & 255, colour & 255], (y * width + x) * 4);
    }
  };
  /** From -1 to 1. */
  const jitter = (): number => Math.floor(wobble.next().value * 3) - 1;
  /** A line of letters: two strokes each in a square of its own, a pixel more to here or there, thicker or thinner. */
  const write = (box: Box): void => {
    for (let x = box.x; x < box.x + box.width; x += box.height) {
      const stroke = Math.max(2, Math.round(box.height / 8) + jitter());
      const across = Math.floor(shapes.next().value * (box.height - stroke)) + jitter();
      const down = Math.floor(shapes.next().value * (box.height - stroke)) + jitter();
      fill({ x, y: box.y + across, width: box.height - 2, height: stroke }, colours.ink);
      fill({ x: x + down, y: box.y, width: stroke, height: box.height }, colours.ink);
    }
  };
  fill({ x: 0, y: 0, width, height }, colours.ground);
  fill({ x: 0, y: 0, width, height: 80 }, colours.picture);
  write({ x: 80, y: 140, width: 700, height: 48 });
  for (let line = 0; line < 6; line += 1)
    write({ x: 80, y: 260 + shift + line * 34, width: 640, height: 18 });
  if (hasPicture) fill({ x: 860, y: 260 + shift, width: 240, height: 160 }, colours.picture);
  // Colours are rounded otherwise by another machine.
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    if (at % 4 < 3) data[at] = Math.min(255, Math.max(0, value + ((at * seed) % 5) - 2));
  }
  return { width, height, data };
}
