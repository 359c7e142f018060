import { describe, it } from 'vitest';
import { settled } from '../browser/open-browser.ts';
import { inGroups } from './attacks/data-texts.ts';
import { pollutingJson } from './attacks/pollution.ts';
import { policies, withHostileData } from './attacks/with-hostile-data.ts';

/* What a page is in: the visitor's codes, what the browser keeps, what the page around it says. */

const start = withHostileData();

/** Names under which the site keeps something in the browser. */
const keptNames = [
  'site-places',
  'site-display',
  'site-searches',
  'site-reloaded-from',
  'site-device',
  'site-notices',
];
/** Characters of a cookie; servers refuse long ones before the site is asked. */
const longestCookie = 800;

describe.concurrent.each(policies)('hostile state %s', (how, hasPolicy) => {
  it('of the visitor’s codes opens nothing and changes nothing', async () => {
    const { page, texts, load, look, expectClosed, end } = await start(hasPolicy);
    let body = '';
    await page.route('**/conf/codes.json*', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    const bodies = [...pollutingJson, ...texts.slice(0, 5).map(({ text }) => text)];
    for (body of bodies) {
      await load('/accueil');
      await look(body);
      await expectClosed(body);
    }
    await end(`codes ${how}`, bodies.length);
  });

  it('of storage and cookies runs nothing', async () => {
    const { page, texts, load, look, expectClosed, end } = await start(hasPolicy);
    await load('/accueil');
    const kept = [
      ...texts.map(({ text }) => text),
      ...pollutingJson,
      ...inGroups(texts, 8).map((group) =>
        JSON.stringify({
          fr: group.map(({ text }) => text),
          theme: group[0]?.text,
          text: group[1]?.text,
        }),
      ),
    ];
    // A text for each name, another one for each in turn.
    for (const [index, group] of inGroups(kept, keptNames.length).entries()) {
      const values = keptNames.map((name, place): readonly [string, string, string] => {
        const value = group[(place + index) % group.length] ?? '';
        return [name, value, encodeURIComponent(value).slice(0, longestCookie)];
      });
      await page.evaluate((all) => {
        for (const [name, value, cookie] of all) {
          localStorage.setItem(name, value);
          sessionStorage.setItem(name, value);
          // biome-ignore lint/suspicious/noDocumentCookie: as a page before this one may have
          document.cookie = `${name}=${cookie}`;
        }
      }, values);
      await page.reload();
      await settled(page);
      const open = page.getByRole('button', { name: 'Ouvrir la recherche' }).first();
      if (await open.isVisible()) {
        await open.click();
        await page.getByRole('dialog').first().waitFor();
      }
      await look(`kept ${index}`);
      // Two reloads within the step that takes an overlay out of the history would leave the site.
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !history.state?.overlays);
    }
    await expectClosed('what is kept');
    await end(`storage ${how}`, kept.length);
  });

  it('of messages and events runs nothing and opens nothing', async () => {
    const { page, texts, load, look, expectClosed, end } = await start(hasPolicy);
    await load('/accueil');
    const messages = [
      ...texts.map(({ text }) => text),
      ...texts.map(({ address }) => address),
      ...pollutingJson,
    ];
    await page.evaluate((all) => {
      const names = ['site-access', 'site-ready', 'storage', 'message', 'hashchange'];
      for (const text of all) {
        let value: unknown = text;
        try {
          value = JSON.parse(text);
        } catch {
          // Then it is sent as a text.
        }
        const object = { type: 'site-access', detail: value, url: text, html: text };
        for (const data of [text, value, object]) {
          window.postMessage(data, '*');
          const origin = 'https://evil.example';
          window.dispatchEvent(new MessageEvent('message', { data, origin }));
          for (const name of names) window.dispatchEvent(new CustomEvent(name, { detail: data }));
        }
      }
    }, messages);
    await settled(page);
    await look('messages');
    await expectClosed('a message');
    await end(`messages ${how}`, messages.length);
  });
});
