import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser, openPage } from '../browser/open-browser.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';
import { blockedScripts } from './conditions/blocked-scripts.ts';
import { clock } from './conditions/clock.ts';
import { type Column, columns, serveInHashMode } from './conditions/column.ts';
import type { Condition, ConditionOutcome } from './conditions/condition.ts';
import { type ConditionRow, conditionTable } from './conditions/condition-table.ts';
import { extensions } from './conditions/extensions.ts';
import { serveLongMenu } from './conditions/long-menu.ts';
import { longMenus } from './conditions/long-menus.ts';
import { offline } from './conditions/offline.ts';
import { releases } from './conditions/releases.ts';
import { storage } from './conditions/storage.ts';
import { pageWith, referencePages } from './faults/reference-page.ts';

const running: {
  browser?: Awaited<ReturnType<typeof openBrowser>>;
  longMenu?: Served;
  sites: Partial<Record<Column['site'], Served>>;
} = { sites: {} };
beforeAll(async () => {
  running.browser = await openBrowser();
  running.sites.built = await serveFolder(inject('builtSite'));
  running.sites.shell = await serveFolder(inject('shellSite'));
  running.sites.hash = await serveInHashMode(inject('shellSite'));
  running.longMenu = await serveLongMenu();
});
afterAll(async () => {
  await running.browser?.close();
  await running.longMenu?.close();
  for (const site of Object.values(running.sites)) await site?.close();
});

const conditions: readonly Condition[] = [
  ...blockedScripts,
  ...offline,
  ...storage,
  ...clock,
  ...releases,
  ...extensions,
  ...longMenus(() => running.longMenu?.origin ?? ''),
];
const rows: readonly (ConditionRow & { found: (ConditionOutcome | undefined)[] })[] =
  conditions.map((condition) => ({ condition, found: columns.map(() => undefined) }));

const isVisited = ({ isInHash, only }: Condition, { site }: Column): boolean =>
  (site !== 'hash' || isInHash === true) && (only === undefined || site === only);

/** Makes a condition, and visits a page under it. */
async function visit(condition: Condition, column: Column): Promise<ConditionOutcome> {
  const browser = running.browser as NonNullable<typeof running.browser>;
  const { page, errors } = await openPage(browser, { ...column.device, ...condition.options });
  const seen = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1;
  });
  const origin = running.sites[column.site]?.origin ?? '';
  const visited = { page, column, origin, seen, errors };
  try {
    await condition.before?.(page, visited);
    return await condition.visit(visited);
  } finally {
    await page.context().close();
  }
}

// Much of it is waiting for the next attempt.
describe.concurrent.each(rows)('[C-05] $condition.en', ({ condition, found }) => {
  const visited = columns.flatMap((column, index) =>
    isVisited(condition, column) ? [[column.en, column, index] as const] : [],
  );
  it.for(visited)('%s', async ([, column, index]) => {
    found[index] = await visit(condition, column);
  });
});

describe('what visitors have under these conditions', () => {
  it.each(['en', 'zh'] as const)('stands in the reference (%s)', async (language) => {
    const page = pageWith('conditions', language, conditionTable(rows, language));
    await expect(page).toMatchFileSnapshot(`${process.cwd()}/${referencePages[language]}`);
  });
});
