import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../../../../runtime/ui/share/qr-path.ts';

const module = 4;

/** Reads a drawn code as a camera would: from its pixels. */
function read({ size, path }: { size: number; path: string }): string | undefined {
  const side = size * module;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < module; row += 1) {
      const start = ((Number(y) * module + row) * side + Number(x) * module) * 4;
      for (let at = 0; at < Number(length) * module; at += 1) {
        pixels.set([0, 0, 0, 255], start + at * 4);
      }
    }
  }
  return jsqr(pixels, side, side)?.data;
}

describe('a QR code', () => {
  it.each([
    'https://example.org/',
    'https://example.org/EN/newsDetail/first-lesson/2026-03-02/article?code=theme',
    'https://example.org/搜索/营商环境',
    `https://example.org/${'a'.repeat(400)}`,
  ])('is read as the address it was drawn from: %s', (address) => {
    const code = qrPath(address);
    expect(code && read(code)).toBe(address);
  });

  it('has a quiet zone of four modules around it', () => {
    const { size = 0, path = '' } = qrPath('https://example.org/') ?? {};
    const at = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((match) => match.slice(1).map(Number));
    expect(Math.min(...at.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
    expect(Math.max(...at.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
  });

  it('is left out for a text that no code holds', () => {
    expect(qrPath('a'.repeat(3000))).toBeUndefined();
  });
});
