import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const file = join(import.meta.dirname, 'typefaces.json');

/** Words of each script that the screens show. */
const words = ['黎安国际教育创新试验区', 'Eight institutions around one bay', 'المواعيد والوصول'];

/**
 * Measures what the open page's typefaces draw, the box of the ink of words at 100 pixels: each Chinese character is as
 * wide as another, in whichever typeface.
 */
export const measureTypefaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate((texts) => {
    const style = getComputedStyle(document.documentElement);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    return ['--sans', '--serif'].flatMap((name) =>
      ['400', '700'].flatMap((weight) =>
        texts.map((text) => {
          pen.font = `${weight} 100px ${style.getPropertyValue(name)}`;
          const box = pen.measureText(text);
          const sides = [
            box.width,
            box.actualBoundingBoxLeft,
            box.actualBoundingBoxAscent,
            box.actualBoundingBoxDescent,
          ];
          return `${name} ${weight} ${text}: ${sides.map(Math.round).join(' ')}`;
        }),
      ),
    );
  }, words);

/** Those that the references were drawn with; none where there are no references yet. */
export const typefacesOfReferences = (): readonly string[] | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : undefined;

/** Keeps what references are drawn with. */
export const keepTypefaces = (measured: readonly string[]): void =>
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
