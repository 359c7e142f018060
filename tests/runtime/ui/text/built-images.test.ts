import { expect, it } from 'vitest';
import { pictureHtml } from '../../../../cli/content/assets/picture-html.ts';
import { builtImages } from '../../../../runtime/ui/text/built-images.ts';

const size = { width: 30, height: 20, copies: new Map() };
const sources = [
  { type: 'image/avif', srcset: '/a-16.avif 16w, /a-30.avif 30w' },
  { type: 'image/webp', srcset: '/a-16.webp 16w, /a-30.webp 30w' },
];

it.each([
  ['with versions', { src: '/a.png', sources, ...size }],
  ['without versions', { src: '/a.svg', ...size }],
])('a picture %s that waits for a script waits for the browser in a built page', (_, picture) => {
  const [first, near, lazy] = (['first', 'near', 'lazy'] as const).map((loading) =>
    pictureHtml(picture, '甲', loading),
  );
  const between = '<p>文字</p>';
  expect(near).toContain(' datasrc=');
  expect(builtImages([first, near, near].join(between))).toBe([first, lazy, lazy].join(between));
});
