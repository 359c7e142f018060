import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, expect, it } from 'vitest';
import { table } from '../../cli/report/table.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { ownEnvironment } from '../long/own-environment.ts';
import { measuredBuild } from './build/measured-build.ts';
import { corpusSite } from './corpus/corpus-site.ts';
import { type JudgedQuery, judged, misspelled } from './corpus/judged-queries.ts';
import { realTexts } from './corpus/real-texts.ts';
import { firstQueryOfSite, person } from './search/first-query.ts';
import { buildPagefind } from './search/indexes.ts';
import { findOwn, findPagefind } from './search/quality.ts';
import { serveBrotli } from './search/serve-brotli.ts';

/**
 * An archive of real documents that is moved in: what linting and building it cost, what a changed document touches,
 * what the first search costs a visitor, and whether searches lead to what people mean, beside Pagefind with the same
 * texts. BENCH_DOCUMENTS takes fewer of them.
 */
const folder = mkdtempSync(join(tmpdir(), 'bench-corpus-'));
// Some ten thousand small files.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

const languages = ['zh', 'en'] as const;
type Goal = { readonly goal: string; readonly found: number; readonly isMet: boolean };
const atMost = (name: string, found: number, most: number): Goal => ({
  goal: `${name} ≤ ${most}`,
  found,
  isMet: found <= most,
});
const atLeast = (name: string, found: number, least: number): Goal => ({
  goal: `${name} ≥ ${least.toFixed(2)}`,
  found,
  isMet: found >= least,
});

/** Where in a list of ids the first right one stands, from 1; undefined: nowhere. */
function placeOf(ids: readonly string[], right: readonly string[]): number | undefined {
  const place = ids.findIndex((id) => right.some((end) => id.endsWith(end)));
  return place < 0 ? undefined : place + 1;
}

type Find = (keyword: string) => Promise<readonly string[]>;

/** Mean reciprocal rank (Voorhees, TREC-8, 1999): 1 where all that is right comes first. */
async function rankOf(queries: readonly JudgedQuery[], find: Find, misses: string[] = []) {
  let sum = 0;
  for (const [keyword, ...right] of queries) {
    const ids = await find(keyword);
    const place = placeOf(ids, right);
    if (place !== 1) misses.push(`${keyword}: ${place ?? 'not found'}, first ${ids[0] ?? '–'}`);
    sum += place === undefined ? 0 : 1 / place;
  }
  return sum / queries.length;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

it('takes in an archive of real documents', async () => {
  const texts = realTexts().slice(
    0,
    Number(process.env.BENCH_DOCUMENTS ?? Number.POSITIVE_INFINITY),
  );
  const site = corpusSite(folder, texts);
  const goals: Goal[] = [];

  // Of nothing: another folder has no cache.
  const start = performance.now();
  const linted = spawnSync(process.execPath, ['dist/cli/site.js', 'lint', site], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: ownEnvironment(),
  });
  const lint = (performance.now() - start) / texts.length;
  expect([0, 1], linted.stderr).toContain(linted.status);
  goals.push(atMost('lint, milliseconds a document', lint, 15));

  const out = `${site}-out`;
  const build = () => measuredBuild(['dist/cli/site.js', 'build', site, '--out', out], out);
  const first = build();
  const changed = texts.find(({ language, body }) => language === 'zh' && body.length > 2000);
  const file = join(site, 'content', 'zh', 'news', `${changed?.id}.md`);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n改了一处。\n`);
  const again = build();
  goals.push(
    atMost(
      'files written for a changed document',
      Number(/(\d+) of them new or changed/.exec(again.stderr)?.[1]),
      40,
    ),
  );

  const browser = await openBrowser();
  const served = await serveBrotli(out);
  const visits = [];
  for (const [keyword] of judged.zh.slice(0, 9))
    visits.push(await firstQueryOfSite(browser, served, 'zh', keyword, person));
  served.close();
  goals.push(
    atMost(
      'kilobytes of the index for a first query',
      median(visits.map((each) => each.indexKilobytes)),
      60,
    ),
    atMost(
      'files of the index for a first query',
      median(visits.map((each) => each.indexRequests)),
      12,
    ),
  );

  const misses: string[] = [];
  const rows: string[][] = [];
  for (const language of languages) {
    const own = findOwn(out, language, 10);
    const articles = texts
      .filter((each) => each.language === language)
      .map(({ id, title, body }) => ({ id, title, date: '2026-01-01', text: body }));
    const other = await buildPagefind(join(folder, `pagefind-${language}`), language, articles);
    const peer = await serveBrotli(other.folder);
    const pagefind = await findPagefind(browser, peer.base);
    const rank = await rankOf(judged[language], own, misses);
    const peerRank = await rankOf(judged[language], pagefind);
    const corrected = await Promise.all(
      misspelled[language].map(async ([keyword, ...right]) => {
        const place = placeOf(await own(keyword), right) ?? 99;
        if (place > 3) misses.push(`${keyword}: not among the first three`);
        return place <= 3 ? 1 : 0;
      }),
    );
    const found = corrected.reduce<number>((sum, each) => sum + each, 0) / corrected.length;
    peer.close();
    rows.push([language, rank.toFixed(3), peerRank.toFixed(3), found.toFixed(2)]);
    goals.push(
      atLeast(`mean reciprocal rank, ${language}`, rank, Math.max(0.95, peerRank)),
      atLeast(`misspelled, among the first three, ${language}`, found, 1),
    );
  }
  await browser.close();

  process.stdout.write(
    [
      `\n${texts.length} documents: lint ${lint.toFixed(1)} ms each, build ${first.seconds.toFixed(1)} s (${first.megabytes} MB), one changed ${again.seconds.toFixed(1)} s`,
      table([['language', 'rank', 'of Pagefind', 'misspelled found'], ...rows]),
      ...misses,
      table(
        goals.map(({ goal, found, isMet }) => [isMet ? 'met' : 'MISSED', goal, found.toFixed(2)]),
      ),
      '',
    ].join('\n'),
  );
  expect(goals.filter(({ isMet }) => !isMet)).toEqual([]);
});
