import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openBrowser } from '../browser/open-browser.ts';
import { searchCorpus } from '../fixtures/search-corpus.ts';
import {
  type FirstQuery,
  firstQueryOfPagefind,
  firstQueryOfSite,
  hasty,
  person,
} from './search/first-query.ts';
import { type BuiltIndex, buildOwn, buildPagefind } from './search/indexes.ts';
import { findOwn, findPagefind, keywordsOf, type Quality, qualityOf } from './search/quality.ts';
import { serveBrotli } from './search/serve-brotli.ts';

/**
 * What a search costs a visitor and a build, beside Pagefind in the same run. Half of the articles are
 * Chinese, half are not. BENCH_ARTICLES names other numbers of articles, BENCH_PAGEFIND_MOST up to which of
 * them Pagefind is measured: it takes its time. BENCH_QUERIES and BENCH_VISITS say how many keywords are searched for, and
 * how many of them by visitors; BENCH_SITE is the built site whose pages they visit.
 */
const sizes = (process.env.BENCH_ARTICLES ?? '1000,10000,100000').split(',').map(Number);
const mostPagefind = Number(process.env.BENCH_PAGEFIND_MOST ?? 10_000);
const queries = Number(process.env.BENCH_QUERIES ?? 200);
const visits = Number(process.env.BENCH_VISITS ?? 9);

const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Row = BuiltIndex &
  Quality & {
    readonly visits: readonly FirstQuery[];
    /** The same by people who wait for nothing. */
    readonly hastyVisits: readonly FirstQuery[];
  };

function line(name: string, row: Row): string {
  const of = (key: keyof FirstQuery): number => median(row.visits.map((each) => each[key]));
  const atOnce = median(row.hastyVisits.map(({ milliseconds }) => milliseconds));
  return [
    name.padEnd(30),
    `index ${row.seconds.toFixed(1)} s`.padEnd(16),
    `${row.megabytes.toFixed(1)} MB`.padEnd(10),
    `first query ${of('kilobytes').toFixed(1)} kB`.padEnd(24),
    `in ${of('requests')} requests`.padEnd(16),
    `${of('milliseconds').toFixed(0)} ms (at once ${atOnce.toFixed(0)})`.padEnd(24),
    `recall ${row.recall.toFixed(4)}`.padEnd(15),
    `precision ${row.precision.toFixed(4)}`,
  ].join('  ');
}

it('searches collections of several sizes', async () => {
  const browser = await openBrowser();
  const lines: string[] = [];
  for (const size of sizes) {
    for (const language of ['zh', 'en']) {
      const articles = [...searchCorpus(language, size / 2)];
      const keywords = keywordsOf(language, articles, queries);
      const own = await buildOwn(join(folder, `own-${size}-${language}`), language, articles);
      const site = await serveBrotli(own.folder);
      const rows: [string, Row][] = [];
      const visitsOf = async (visit: (keyword: string) => Promise<FirstQuery>) => {
        const found: FirstQuery[] = [];
        for (const keyword of keywords.slice(0, visits)) found.push(await visit(keyword));
        return found;
      };
      const quality = await qualityOf(articles, keywords, findOwn(own.folder, language, size));
      rows.push([
        `${size} articles, ${language}`,
        {
          ...own,
          ...quality,
          visits: await visitsOf((word) => firstQueryOfSite(browser, site, language, word, person)),
          hastyVisits: await visitsOf((word) =>
            firstQueryOfSite(browser, site, language, word, hasty),
          ),
        },
      ]);
      site.close();
      if (language === 'zh') {
        expect(quality.recall).toBeGreaterThanOrEqual(0.999);
        expect(quality.precision).toBeGreaterThanOrEqual(0.99);
      }
      if (size <= mostPagefind) {
        const other = await buildPagefind(
          join(folder, `pagefind-${size}-${language}`),
          language,
          articles,
        );
        const server = await serveBrotli(other.folder);
        const find = await findPagefind(browser, server.base);
        rows.push([
          '  Pagefind',
          {
            ...other,
            ...(await qualityOf(articles, keywords, find)),
            visits: await visitsOf((word) => firstQueryOfPagefind(browser, server, word, person)),
            hastyVisits: await visitsOf((word) =>
              firstQueryOfPagefind(browser, server, word, hasty),
            ),
          },
        ]);
        server.close();
      }
      for (const [name, row] of rows) lines.push(line(name, row));
      process.stdout.write(`${lines.slice(-rows.length).join('\n')}\n`);
      rmSync(join(folder), { recursive: true, force: true });
    }
  }
  await browser.close();
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
});
