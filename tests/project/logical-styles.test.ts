import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';

/** Sides of the page, where those of the text are meant: wrong in languages that run from right to left. */
const physical =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|float|clear)\b[^:]*:|text-align: (?:left|right)|translateX\((?!calc\([^)]*var\(--dir\))/;

/** Both sides alike. */
const centred: readonly string[] = ['boot/boot.css', 'offline/offline-page.css'];

it('style sheets name sides of the text, not of the page', async () => {
  const files = (await listFiles('runtime')).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => !centred.includes(file))
    .flatMap((file) =>
      readFileSync(`runtime/${file}`, 'utf8')
        .split('\n')
        .filter((line) => physical.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
