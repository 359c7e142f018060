import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { removedWorker } from '../../cli/outputs/pwa/removed-worker.ts';
import { type CmsServer, startCms } from '../browser/cms-server.ts';
import { desktop, heading, mobile, settled } from '../browser/open-browser.ts';
import { serveChanged } from '../browser/serve-site.ts';
import { go } from '../browser/with-cms.ts';
import { withSite } from '../browser/with-site.ts';
import { endingSite, keptAddresses, keptPage, startKept } from './offline-site.ts';

let cms: CmsServer;
beforeAll(async () => {
  cms = await startCms();
  await cms.answer('ok');
});
afterAll(() => cms?.close());

/** The second institution: behind the #, below a base, with a content API and an address that says who a visitor is. */
const running = withSite(() =>
  serveChanged(
    'tests/fixtures/lyceum',
    (source) => `${source.replaceAll('https://cms.example', cms.origin)}\npwa: true\n`,
  ),
);

/** How many workers and caches of the site there are. */
const left = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).filter((name) => name.startsWith('site ')).length,
  ]);

/** Waits until answers of the content API are kept. */
const answersKept = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await keptAddresses(page)).some((each) => each.startsWith(cms.origin)))
    .toBe(true);

it.each([
  ['a desktop', desktop, ''],
  ['a phone', mobile, '-m'],
])(
  'on %s, pages behind the # below a base open without a connection, and the notice lists them',
  async (_, device, suffix) => {
    const site = await endingSite(running.site.folder);
    const root = `${site.origin}/lyceum/`;
    const { page, errors, violations } = await keptPage(running.browser, device);
    await page.goto(`${root}#/equipe${suffix}`);
    await settled(page);
    await startKept(page, '/lyceum/');
    await go(page, `/bulletins${suffix}`);
    await settled(page);
    const shown = await page.locator('#content').textContent();
    await answersKept(page);
    await site.end();
    await page.context().setOffline(true);

    await page.reload();
    await settled(page);
    await expect.poll(() => page.locator('#content').textContent()).toBe(shown);
    await page.goto(`${root}#/accueil${suffix}`);
    await page.reload();
    await settled(page);
    expect(await heading(page).count()).toBe(1);
    // With the name that the web configuration gives.
    expect(await page.title()).toBe('Accueil-Le Phare en ligne');

    await go(page, `/ecole${suffix}`);
    const list = page.locator('#content section', { hasText: 'À lire maintenant' });
    await list.getByRole('link').first().waitFor({ timeout: 40_000 });
    expect(await list.getByRole('link').count()).toBeGreaterThan(1);
    await list.getByRole('link').last().click();
    await expect.poll(() => page.url()).toBe(`${root}#/equipe${suffix}`);
    expect(errors()).toEqual([]);
    expect(violations()).toEqual([]);
  },
);

it('keeps answers of the content API, and none that says who a visitor is', async () => {
  const site = await endingSite(running.site.folder);
  const { page } = await keptPage(running.browser, desktop);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/lyceum/#/bulletins`);
  await settled(page);
  await startKept(page, '/lyceum/');
  await answersKept(page);
  const kept = await keptAddresses(page);
  expect(asked.some((url) => url.includes('/conf/codes.json'))).toBe(true);
  expect(kept.filter((address) => address.includes('codes.json'))).toEqual([]);
});

it('is taken away by site dev on the same port', async () => {
  const site = await endingSite(running.site.folder);
  const { page } = await keptPage(running.browser, desktop);
  await page.goto(`${site.origin}/lyceum/#/equipe`);
  await settled(page);
  await startKept(page, '/lyceum/');
  await site.end();
  const source = join(dirname(running.site.folder), 'source');
  const { port } = new URL(site.origin);
  const dev = spawn('node', ['dist/cli/site.js', 'dev', source, '--port', port]);
  onTestFinished(() => {
    dev.kill();
  });
  await once(dev.stdout, 'data');
  await page.goto(`${site.origin}/lyceum/?dev#/equipe`);
  await expect.poll(() => left(page)).toEqual([0, 0]);
  await page.reload();
  await expect.poll(() => left(page)).toEqual([0, 0]);
});

it('writes a worker that takes the earlier one away, once pwa is taken out', async () => {
  const { folder } = running.site;
  const site = await endingSite(folder);
  const { page, errors } = await keptPage(running.browser, desktop);
  await page.goto(`${site.origin}/lyceum/#/equipe`);
  await settled(page);
  await startKept(page, '/lyceum/');
  const source = join(dirname(folder), 'source');
  const file = join(source, 'site.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('\npwa: true\n', ''));
  execFileSync('node', ['dist/cli/site.js', 'build', source, '--out', folder], { stdio: 'ignore' });
  expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toBe(removedWorker('/lyceum/'));
  await expect
    .poll(
      async () => {
        await page.goto(`${site.origin}/lyceum/?visit=${Date.now()}#/equipe`);
        await settled(page);
        return left(page);
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toEqual([0, 0]);
  expect(errors()).toEqual([]);
});
