import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { serveShared } from '../browser/shared-build.ts';
import { withSite } from '../browser/with-site.ts';

const library = 'tests/fixtures/library';

/** The choice of a visitor, as it is kept. */
const choosing = (display: object) => (page: Page) =>
  page.addInitScript(
    (value) => localStorage.setItem('site-display', value),
    JSON.stringify(display),
  );

const token = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (each) => getComputedStyle(document.documentElement).getPropertyValue(`--${each}`).trim(),
    name,
  );

const looks = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'high contrast': { theme: 'dark', care: true, text: 'large', contrast: 'more' },
} as const;

/** What is looked at, in turns: in each theme and in each look half of it. */
const shown = [
  [
    ['/library/', desktop],
    ['/library/ar/newsH5', mobile],
  ],
  [
    ['/library/en/visit', desktop],
    ['/library/eventsH5', mobile],
  ],
] as const;

describe.each([
  ['pine', 0],
  ['brick', 1],
  ['slate', 0],
] as const)('the ready theme %s', (preset, turn) => {
  const running = withSite(() =>
    serveShared(library, (source) =>
      source
        .replace('preset: pine', `preset: ${preset}`)
        .replace(/^ {2}(?:accent|density|pictureRatio): .*\n/gm, ''),
    ),
  );

  it.each(Object.keys(looks) as (keyof typeof looks)[])(
    'has enough contrast everywhere, and fits, in %s',
    async (look) => {
      const half = (turn + Object.keys(looks).indexOf(look)) % 2 === 0 ? shown[0] : shown[1];
      for (const [address, device] of half) {
        const page = await openScreen(
          running,
          address,
          { ...device, bypassCSP: true },
          choosing(looks[look]),
        );
        expect(await axeViolations(page), address).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, address).toBe(0);
      }
    },
  );
});

describe('the theme of the library', () => {
  const running = withSite(() => serveShared(library));

  it('has none of its dark colours in high contrast', async () => {
    const page = await openScreen(running, '/library/', desktop, choosing(looks['high contrast']));
    expect([await token(page, 'bg'), await token(page, 'ink')]).toEqual(['#fff', '#000']);
    const dark = await openScreen(running, '/library/', desktop, choosing(looks.dark));
    expect(await token(dark, 'bg')).not.toBe('#fff');
  });

  it.each([
    ['/library/en/visit', ['display'], 'Noto Serif Display'],
    ['/library/ar/visit', ['display', 'naskh'], 'Noto Naskh Arabic'],
    ['/library/visit', [], undefined],
  ] as const)(
    'at %s loads the fonts %j, before its style sheet asks',
    async (address, fonts, family) => {
      const asked: string[] = [];
      const page = await openScreen(running, address, desktop, async (fresh) => {
        fresh.on('request', (request) => {
          if (/\.woff2/.test(request.url())) asked.push(request.url());
        });
      });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const font of fonts) {
        expect(
          asked.filter((url) => new RegExp(`static/fonts/noto-(?:serif-)?${font}-`).test(url)),
          font,
        ).toHaveLength(1);
      }
      expect(asked).toHaveLength(fonts.length);
      const loaded = await page.evaluate(() =>
        [...document.fonts].flatMap(({ family: name, status }) =>
          status === 'loaded' ? [name] : [],
        ),
      );
      if (family) expect(loaded.join()).toContain(family);
      expect(loaded.length > 0).toBe(family !== undefined);
    },
  );

  it('announces fonts in built pages, by language', () => {
    const html = (path: string) => readFileSync(`${running.site.folder}/${path}`, 'utf8');
    const links = (path: string) => html(path).match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
    expect(links('en/visit.html')).toHaveLength(1);
    expect(links('ar/visit.html')).toHaveLength(2);
    expect(links('visit.html')).toEqual([]);
  });
});
