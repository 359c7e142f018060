import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, settled } from '../browser/open-browser.ts';
import { type Served, serveChanged, serveFolder } from '../browser/serve-site.ts';
import { askPort } from '../cli/serve/ask-server.ts';
import { addressVectors } from './attacks/address-vectors.ts';
import { countsOf } from './attacks/counts-of.ts';
import { watchPage } from './attacks/watch-page.ts';

/* Addresses that visitors may be lured to, under the emitted policy and without any. */

const vectors = [...addressVectors()].sort((a, b) =>
  a.door < b.door ? -1 : Number(a.door > b.door),
);
const running: {
  browser?: Awaited<ReturnType<typeof openBrowser>>;
  paths?: Served;
  hash?: Served;
} = {};
beforeAll(async () => {
  running.browser = await openBrowser();
  running.paths = await serveFolder(inject('builtSite'));
  running.hash = await serveChanged(
    'site',
    (source) => `${source.replace('history: browser', 'history: hash')}\nprerender: false\n`,
  );
});
afterAll(async () => {
  await running.browser?.close();
  await running.paths?.close();
  await running.hash?.close();
});

it('are at least 300', () => {
  console.log(`${vectors.length} addresses: ${countsOf(vectors)}`);
  expect(new Set(vectors.map(({ address }) => address)).size).toBeGreaterThan(300);
});

/** Goes to an address as a visitor does who follows a link from elsewhere; what differs behind # alone loads nothing. */
async function visit(page: Page, address: string): Promise<void> {
  // Some are refused by the browser, or answered with 400.
  const answer = await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
  if (answer && !answer.ok() && answer.status() !== 404) return;
  if (page.url().startsWith('http')) await settled(page);
}

describe.concurrent.each([
  // A page takes long to load: in hash mode, all of them go through the same code without loading anew.
  ['hash mode without a policy', 'hash', { hasPolicy: false, every: 1, first: 0 }],
  ['paths without a policy', 'paths', { hasPolicy: false, every: 6, first: 0 }],
  ['paths under the policy', 'paths', { hasPolicy: true, every: 6, first: 3 }],
] as const)('%s', (name, mode, { hasPolicy, every, first }) => {
  it('run no code, change no prototype and lead to no other site', {
    timeout: 900_000,
  }, async () => {
    const { browser, [mode]: site } = running;
    if (!browser || !site) throw new Error('nothing runs');
    const watched = await watchPage(browser, site.origin, { hasPolicy });
    const visited = vectors.filter((_, index) => index % every === first);
    const failures: string[] = [];
    for (const { door, address } of visited) {
      await visit(watched.page, `${site.origin}${mode === 'hash' ? '/#' : ''}${address}`);
      for (const what of await watched.seen()) failures.push(`${door} ${address}: ${what}`);
    }
    await watched.close();
    console.log(`${name}: ${visited.length} vectors, ${failures.length} got through`);
    expect(failures).toEqual([]);
  });
});

it('a server redirects to no other site, whatever address it is asked for', async () => {
  const origin = running.paths?.origin ?? '';
  const port = Number(new URL(origin).port);
  const failures: string[] = [];
  const asked = [
    ...vectors.map(({ address }) => address),
    ...vectors.map(({ address }) => `/EN${address}`),
  ];
  for (const address of asked) {
    // What a program sends that is no browser: as it stands.
    const target = address.replaceAll(/[^\u0021-\u007e]/g, (sign) => encodeURIComponent(sign));
    for (const device of ['', `${target.includes('?') ? '&' : '?'}device=mobile`]) {
      const { headers } = await askPort(port, target.replace(/#.*/, '') + device);
      const to = headers.location;
      if (to !== undefined && new URL(to, origin).origin !== origin)
        failures.push(`${target}: ${to}`);
    }
  }
  expect(failures).toEqual([]);
});
