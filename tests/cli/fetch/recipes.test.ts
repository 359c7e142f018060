import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stringify } from 'yaml';
import { fetchSiteEntries } from '../../../cli/fetch/fetch-site-entries.ts';
import { isText, textOf } from '../../../cli/files/new-file.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import { askAlways } from '../../../cli/search/http/api-asking.ts';
import { entryFile } from '../../../schema/content/content-files.ts';
import { allSystems } from '../../fixtures/content-systems/all-systems.ts';
import { type ContentSystem, titleOf } from '../../fixtures/content-systems/content-system.ts';
import { recipeFor, recipePages } from '../../fixtures/content-systems/recipe.ts';
import { startStandIn } from '../../fixtures/stand-in.ts';
import { contentSite, siteYaml } from '../content/content-site.ts';

/** More than a page of a list has. */
const count = 105;
const token = 'token-of-ours-5521';

afterEach(() => vi.unstubAllEnvs());

/** A site with the recipe of a system, and what a build of it fetches. */
async function fetchFrom(system: ContentSystem) {
  for (const name of ['STRAPI', 'DIRECTUS', 'CONTENTFUL', 'SANITY']) {
    vi.stubEnv(`${name}_TOKEN`, token);
  }
  vi.stubEnv('CONTENTFUL_SPACE', 'space-of-ours');
  let articles = count;
  let isDown = false;
  const api = await startStandIn((call) =>
    isDown ? { status: 503 } : system.answer(call, articles),
  );
  const recipe = recipeFor(system, api.origin);
  const collection = { ...recipe, http: { ...recipe.http, retries: 0 }, detail: 'detail' };
  const site = contentSite({
    'site.yaml': siteYaml(`  news: ${JSON.stringify(collection)}`),
  });
  onTestFinished(async () => {
    rmSync(site, { recursive: true });
    await api.close();
  });
  const said: string[] = [];
  return {
    api,
    said,
    site,
    fetch: async () => {
      said.length = 0;
      api.calls.length = 0;
      await fetchSiteEntries(site, askAlways({ note: ({ en }) => said.push(en) }));
    },
    entries: () =>
      readdirSync(join(site, 'content/zh/news')).filter((name) => name.endsWith('.md')),
    fall: () => {
      isDown = true;
    },
    drop: (number: number) => {
      articles -= number;
    },
  };
}

describe.each(allSystems)('the recipe for $collection', (system) => {
  it('is the same in both languages of the guide', () => {
    const [english, chinese] = recipePages.map((page) => recipeFor(system, 'x', page));
    expect(stringify(chinese)).toBe(stringify(english));
  });

  it('has a build fetch all entries, with text and picture', async () => {
    const { api, said, site, fetch, entries } = await fetchFrom(system);
    await fetch();
    expect(said.filter((each) => each.startsWith('warning'))).toEqual([]);
    expect(entries()).toHaveLength(count);
    const { checked, diagnostics } = await lintSite(site);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (!checked) throw new Error('the site has errors');
    const { files } = await emittedFiles(checked);
    const file = files.get(entryFile('news', 'zh', system.idOf(1)));
    const entry = JSON.parse(file && isText(file) ? textOf(file) : '{}');
    const first = JSON.parse(JSON.stringify(system.first).replaceAll('{origin}', api.origin));
    expect(entry).toMatchObject({ id: system.idOf(1), ...first });
    expect(entry.title).toContain(titleOf(1));
    for (const part of system.text) expect(entry.html).toContain(part);
    for (const [path, each] of files) {
      if (isText(each)) expect(textOf(each), path).not.toContain(token);
    }
  });

  it('has a build ask for nothing but the list where nothing changed, and keep what there was', async () => {
    const { api, said, fetch, entries, fall, drop } = await fetchFrom(system);
    await fetch();
    const lists = (paths: readonly string[]) =>
      paths.filter((path) => !/\d{3,}$|sys\.id/.test(path));
    await fetch();
    expect(said).toEqual([]);
    // Two pages of Chinese, at most two of English, and what ids stand for.
    expect(api.calls.length).toBeLessThanOrEqual(12);
    expect(lists(api.calls.map(({ path }) => path))).toHaveLength(api.calls.length);
    drop(20);
    await fetch();
    expect(entries()).toHaveLength(count - 20);
    fall();
    await fetch();
    expect(said[0]).toContain('answered 503');
    expect(entries()).toHaveLength(count - 20);
  }, 30_000);
});
