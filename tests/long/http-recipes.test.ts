import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildSite } from '../browser/build-site.ts';
import { desktop, openPage, settled } from '../browser/open-browser.ts';
import { serveTemporary } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';
import { writeSite } from '../cli/content/content-site.ts';
import { allSystems } from '../fixtures/content-systems/all-systems.ts';
import { titleOf } from '../fixtures/content-systems/content-system.ts';
import { browserRecipe, recipeFor } from '../fixtures/content-systems/recipe.ts';
import { type StandIn, type StandInAnswer, startStandIn } from '../fixtures/stand-in.ts';

/** Entries of each system: two pages of them. */
const count = 14;

/** What an API has to say for browsers of another origin to read its answers (Fetch, CORS protocol). */
const forOthers = (answer: StandInAnswer): StandInAnswer => ({
  ...answer,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'content-type',
    ...answer.headers,
  },
});

const systems = new Map<string, StandIn>();
afterAll(async () => {
  for (const system of systems.values()) await system.close();
});

/** A site with a page for each system, whose entries browsers ask for. */
const running = withSite(async () => {
  const collections: string[] = [];
  for (const system of allSystems) {
    const api = await startStandIn((call) =>
      forOthers(
        call.method === 'OPTIONS' ? { status: 204, bytes: '' } : system.answer(call, count),
      ),
    );
    systems.set(system.collection, api);
    const declared = {
      ...recipeFor(system, api.origin),
      http: browserRecipe(system, api.origin),
      ...(system.hasEntries ? { detail: `${system.collection}One` } : {}),
    };
    collections.push(`  ${system.collection}: ${JSON.stringify(declared)}`);
  }
  const names = allSystems.map(({ collection }) => collection);
  const routes = names.flatMap((name) => [
    `  - { id: ${name}, paths: { zh: /${name}, en: false }, page: ${name} }`,
    `  - { id: ${name}One, paths: { zh: '/${name}/:id', en: false }, page: ${name}One }`,
  ]);
  const pages = names.flatMap((name) => [
    `  ${name}: { title: ${name}, blocks: [{ type: articleList, collection: ${name} }] }`,
    `  ${name}One: { heading: none, params: { id: id }, blocks: [{ type: article, collection: ${name} }] }`,
  ]);
  const parent = mkdtempSync(join(tmpdir(), 'recipes-'));
  writeSite(join(parent, 'source'), {
    'site.yaml': `version: 1
site: { name: 测试, description: 测试。 }
languages: { zh: { default: true, label: 中文, home: /index }, en: { prefix: /EN, label: English, home: /EN/index } }
routes:
  - { id: index, paths: { zh: /index, en: /EN/index }, page: index }
${routes.join('\n')}
pages:
  index: { title: { zh: 首页, en: Home }, blocks: [{ type: noticeList, collection: ${names[0]} }] }
${pages.join('\n')}
collections:
${collections.join('\n')}
`,
  });
  const built = buildSite(join(parent, 'source'), join(parent, 'site'));
  return serveTemporary(built, parent);
});

describe.each(allSystems)('the recipe for $collection in a browser', (system) => {
  it('is read from another origin, page by page, and entry by entry', async () => {
    const { page, errors } = await openPage(running.browser, desktop);
    onTestFinished(async () => {
      await page.context().close();
      // Pictures are on hosts that there are not, and where the API is not on https, some are not, either.
      const others = errors.filter((text) => !/Failed to load resource|the image/.test(text));
      expect(others).toEqual([]);
    });
    await page.goto(`${running.site.origin}/${system.collection}?page=2`);
    await settled(page);
    await expect.poll(() => page.getByRole('main').textContent()).toContain(titleOf(count));
    if (!system.hasEntries) return;
    await page.goto(`${running.site.origin}/${system.collection}/${system.idOf(1)}`);
    await settled(page);
    await expect.poll(() => page.getByRole('main').textContent()).toContain('正文 1');
  });
});
