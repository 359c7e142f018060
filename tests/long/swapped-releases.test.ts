import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { policyFile } from '../../cli/built-files/policy-file.ts';
import { listFiles } from '../../cli/files/list-files.ts';
import type { NewFile } from '../../cli/files/new-file.ts';
import { publishRelease } from '../../cli/releases/publish-release.ts';
import { openPage, settled } from '../browser/open-browser.ts';
import { publishAnew } from '../browser/publish-anew.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const parent = mkdtempSync(join(tmpdir(), 'swapped-'));
const out = join(parent, 'site');
/** Two builds of the sample: the second one's scripts and styles all have other names. */
const builds = [join(parent, 'a'), join(parent, 'b')] as const;
const swaps = 50;

/** Pages that nobody opens here: so a release takes as long as its visitors need for a click. */
const unvisited = /^(?:EN|errors|fallback)\/|^\w*Detail|\.code-|H5\b.*\.html$/;
/** All files of both, each known by its fingerprint. */
const files: ReadonlyMap<string, NewFile>[] = [];

async function filesOf(folder: string): Promise<ReadonlyMap<string, NewFile>> {
  const paths = [...(await listFiles(folder)), policyFile].filter((path) => !unvisited.test(path));
  return new Map(
    paths.map((path) => {
      const copyOf = join(folder, path);
      const fingerprint = createHash('sha256').update(readFileSync(copyOf)).digest('hex');
      return [path, { copyOf, fingerprint }];
    }),
  );
}

/** Publishes one of the builds; of all before, the last release alone is kept. */
const publish = (index: number) =>
  publishRelease(out, { built: files[index % 2] ?? new Map() }, { keep: 1 });

beforeAll(async () => {
  for (const folder of builds) cpSync(inject('builtSite'), folder, { recursive: true });
  for (const folder of builds) {
    // Their compressed forms would be those of the other names.
    const forms = (await listFiles(folder)).filter((path) => /\.(?:br|gz)$/.test(path));
    for (const path of [...forms, '.site-files.json']) rmSync(join(folder, path));
  }
  await publishAnew(builds[1]);
  for (const folder of builds) files.push(await filesOf(folder));
}, 120_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const running = withSite(async () => {
  await publish(0);
  return serveFolder(out);
});

const names = ['新闻动态', '院校招生', '园区概况', '园区服务'] as const;

async function clickOn(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).first().click();
  await expect.poll(() => page.title(), { message: `the page of ${name}` }).toContain(name);
  await settled(page);
}

it(`a page that is open while ${swaps} releases take each other’s place is clicked through, with no failure`, {
  timeout: 300_000,
}, async () => {
  const { page, errors } = await openPage(running.browser);
  await page.goto(`${running.site.origin}/news`);
  await settled(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  let isSwapping = true;
  const swapping = (async () => {
    for (let count = 1; count <= swaps; count += 1) {
      await publish(count);
      await pause(200);
    }
    isSwapping = false;
  })();
  let clicks = 0;
  while (isSwapping) {
    await clickOn(page, names[clicks % names.length] ?? names[0]);
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    clicks += 1;
    // What is loaded anew comes from the release of that moment, and asks for its parts in the next one.
    if (clicks % 3 === 0) await page.reload();
  }
  await swapping;
  for (const name of names) await clickOn(page, name);
  console.log(`${swaps} swaps, ${clicks} clicks meanwhile, ${loads} pages loaded anew`);
  expect(clicks).toBeGreaterThan(10);
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  await page.context().close();
});
