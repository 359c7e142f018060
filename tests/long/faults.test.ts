import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { answerInstead } from '../browser/damage.ts';
import { openBrowser, openPage } from '../browser/open-browser.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';
import { faultKinds } from './faults/fault-kinds.ts';
import { type Outcome, outcomeOf } from './faults/fault-outcome.ts';
import { type FaultRow, faultTable } from './faults/fault-table.ts';
import { type FaultyFile, faultyFiles } from './faults/faulty-files.ts';
import { type LargeFiles, serveLargeFiles } from './faults/large-files.ts';
import { pageWith, referencePages } from './faults/reference-page.ts';

const running: {
  browser?: Awaited<ReturnType<typeof openBrowser>>;
  large?: LargeFiles;
  sites: Record<string, Served>;
} = { sites: {} };
beforeAll(async () => {
  running.browser = await openBrowser();
  running.large = await serveLargeFiles();
  running.sites.built = await serveFolder(inject('builtSite'));
  running.sites.shell = await serveFolder(inject('shellSite'));
});
afterAll(async () => {
  await running.browser?.close();
  running.large?.close();
  for (const site of Object.values(running.sites)) await site.close();
});

/** Milliseconds in which a visitor has something to read, on a machine that does other work, too. */
const longest = 20_000;
let slowest = 0;
const rows = new Map<string, (Outcome | undefined)[]>();

async function expectLeadsOn(page: Page): Promise<void> {
  const link = page.locator('#content a[href^="/"]').first();
  const before = page.url();
  await link.click();
  // What hangs keeps the page from being loaded as a whole.
  await page.waitForURL((url) => url.href !== before, { waitUntil: 'commit', timeout: longest });
  await page.locator('#content h1, #content h2').first().waitFor({ timeout: longest });
}

/** Visits the page of a file that comes with a fault, and goes on from what is there then. */
async function visit(row: FaultyFile, kind: (typeof faultKinds)[number]): Promise<Outcome> {
  const { page } = await openPage(running.browser as NonNullable<typeof running.browser>);
  try {
    const file = await answerInstead(page, row.pattern, (route, whole) =>
      kind.answer(route, { whole, large: running.large?.origin ?? '' }),
    );
    const origin = running.sites[row.site]?.origin ?? '';
    await page.goto(origin + row.address, { waitUntil: 'commit' });
    if (row.follow !== undefined) {
      await page.waitForSelector('#root[data-live]', { state: 'attached' });
      await page.getByRole('banner').getByRole('link', { name: row.follow }).first().click();
    }
    const { outcome, waited } = await outcomeOf(page, row, () => file.asked > 0, longest);
    slowest = Math.max(slowest, waited);
    file.isHealthy = true;
    if (outcome === 'notice' || outcome === 'words') {
      await page.getByRole('button', { name: '重新载入' }).first().click();
      await page.locator(row.whole).first().waitFor({ timeout: longest });
      const notice = page.getByRole('alert').filter({ hasText: /\S/ });
      await notice.waitFor({ state: 'detached', timeout: longest });
    } else await expectLeadsOn(page);
    return outcome;
  } finally {
    await page.context().close();
  }
}

// Most of it is waiting for the next attempt.
describe.concurrent.each(faultyFiles)('[C-05] $en', (row) => {
  const found: (Outcome | undefined)[] = faultKinds.map(() => undefined);
  rows.set(row.en, found);
  it.for(faultKinds.map((kind, index) => [kind.en, kind, index] as const))(
    'with the fault “%s” leaves something to read, and a way on',
    async ([, kind, index]) => {
      found[index] = await visit(row, kind);
    },
  );
});

describe('what visitors see of faults', () => {
  const table: readonly FaultRow[] = faultyFiles.map((file) => ({
    file,
    found: rows.get(file.en) ?? [],
  }));

  it.each(['en', 'zh'] as const)('stands in the reference (%s)', async (language) => {
    console.log(`slowest of ${faultyFiles.length * faultKinds.length}: ${slowest} ms`);
    const page = pageWith('files', language, faultTable(table, language));
    await expect(page).toMatchFileSnapshot(`${process.cwd()}/${referencePages[language]}`);
  });
});
