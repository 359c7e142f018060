import { describe, expect, it } from 'vitest';
import { desktop, mobile, openPage, settled } from './open-browser.ts';
import { readPlain } from './read-plain.ts';
import { facts, sampleAddress } from './sample-addresses.ts';
import { withSite } from './with-site.ts';

const running = withSite();

const screens = new Map<string, string>();

describe.each(['desktop', 'mobile'])('on the %s set', (device) => {
  it.each(facts.filter((fact) => fact.device === device).map(({ path }) => path))(
    '[R-04] %s opens a screen of its own',
    async (path) => {
      const { page, errors } = await openPage(
        running.browser,
        device === 'mobile' ? mobile : desktop,
      );
      const address = sampleAddress(path);
      const answer = await page.goto(running.site.origin + address);
      await settled(page);
      const seen = await page.evaluate(() => ({
        at: decodeURI(location.pathname),
        text: document.querySelector('#content')?.textContent ?? '',
        headings: document.querySelectorAll('h1').length,
        lang: document.documentElement.lang,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        inlineStyles: document.querySelectorAll('[style]').length,
        unknown: document.querySelectorAll('[data-unknown-block]').length,
      }));
      // The page for unknown addresses says by its status, too, that there is none; browsers report that.
      const isLost = path.startsWith('/404');
      expect(answer?.status()).toBe(isLost ? 404 : 200);
      // What the server sent says what the page is, before any script.
      const sent = readPlain((await answer?.text()) ?? '', new URL(running.site.origin));
      expect(sent.titles).toHaveLength(1);
      expect(sent.headings).toEqual([expect.stringMatching(/\S/)]);
      if (!/\/search/.test(path)) expect(seen.text).toContain(sent.headings[0]);
      expect(seen.at).toBe(decodeURI(address));
      // Results may still be on their way, to a heading and a field.
      expect(seen.text.length).toBeGreaterThan(/\/search/.test(path) ? 12 : 20);
      expect(seen.headings).toBe(1);
      expect(seen.lang).toBe(path.startsWith('/EN/') ? 'en' : 'zh-CN');
      expect(seen).toMatchObject({ overflow: 0, inlineStyles: 0, unknown: 0 });
      expect(errors.filter((error) => !isLost || !/status of 404/.test(error))).toEqual([]);
      screens.set(path, seen.text);
      await page.context().close();
    },
  );
});

describe.each([
  ['zh', 'desktop'],
  ['zh', 'mobile'],
  ['en', 'desktop'],
  ['en', 'mobile'],
])('[R-04] the %s screens of the %s set', (language, device) => {
  it('differ from one another', () => {
    const shown = facts
      .filter((fact) => fact.language === language && fact.device === device)
      // The same page in a related home page shows the same content in another frame.
      .filter(({ path }) => !/\/relationHomePage(H5)?\/(news|resume|search)/.test(path))
      .map(({ path }) => screens.get(path) ?? '');
    expect(shown.every((text) => text !== '')).toBe(true);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
