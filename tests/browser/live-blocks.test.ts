import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';
import { pageStateId } from '../../schema/page-state.ts';

/** What nobody can use before it is hydrated. */
const controls = /<(button|input|form|select|textarea)[ >]/;

/** The content of a page, without what stands there for readers without scripts. */
const contentOf = (html: string): string =>
  (/<main id="content"[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '').replace(
    /<noscript>.*?<\/noscript>/gs,
    '',
  );

it('every built page with something to press or to fill in has a block that is hydrated', async () => {
  const folder = inject('builtSite');
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const pages = files.flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const state = new RegExp(`id="${pageStateId}">(.*)</script>`).exec(html)?.[1];
    if (state === undefined || !controls.test(contentOf(html))) return [];
    const { live, blocks } = JSON.parse(state);
    return [{ file, isLive: live.length > 0 && blocks.length > 0 }];
  });
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter(({ isLive }) => !isLive).map(({ file }) => file)).toEqual([]);
});

it('built pages hold what they show: only a search is awaited', async () => {
  const folder = inject('builtSite');
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const waiting = files.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('aria-busy="true"'),
  );
  expect(waiting.filter((file) => !/^fallback\/(?:search|relatedSearch)\./.test(file))).toEqual([]);
  const pagesOfList = files.filter((file) =>
    /^newsListPage\/news\/all\.page-\d+\.html$/.test(file),
  );
  expect(pagesOfList.length).toBeGreaterThanOrEqual(7);
});

it('no page names a parameter, by its file or in a link', async () => {
  const folder = inject('builtSite');
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  expect(files.filter((file) => file.includes(':'))).toEqual([]);
  const links = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/href="(\/[^"]*\/:[^"]*)"/g)].map(
      ([, href]) => `${file}: ${href}`,
    ),
  );
  expect(links).toEqual([]);
});
