import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, expect, it } from 'vitest';
import { compileMarkdown } from '../../cli/content/compile/compile-markdown.ts';
import { table } from '../../cli/report/table.ts';
import { chineseMessages } from '../cli/content/chinese-messages.ts';
import { article } from './build/article.ts';
import { type Builds, buildGoals } from './build/build-goals.ts';
import { type MeasuredBuild, measuredBuild } from './build/measured-build.ts';
import { ownSite } from './build/own-site.ts';
import { buildAstro, buildVitePress } from './build/peer-builds.ts';

/**
 * What a build of many articles costs. Times of a busy machine mean little by themselves: what counts is
 * the time an article takes at 1,000 and at 10,000 (flat), all of it against the floor, the Markdown libraries
 * alone on the same texts, and the pages a second beside Astro and VitePress, which build the same Markdown
 * in the same run. BENCH_ARTICLES names other numbers of articles in both languages together, the smallest
 * first; BENCH_SIZES those of articles in each language for the comparison with others.
 */
const sizes = (process.env.BENCH_ARTICLES ?? '1000,10000').split(',').map(Number);
const comparedSizes = (process.env.BENCH_SIZES ?? '1000,4000').split(',').map(Number);
/** Files that one changed article may touch, however many there are: its own, its lists, its words in the index; their compressed forms apart. */
const maxTouched = 60;

const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const progress = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Takes away a site with all that was built of it: the next one is built from nothing, on a disk that is done with it. */
const removeBuilt = (name: string): void => {
  for (const each of ['', '-out', '-out-releases'])
    rmSync(join(folder, name + each), { recursive: true, force: true });
  // Else the next build would wait for what this one left to the disk.
  execFileSync('sync');
};

const buildOwn = (site: string): MeasuredBuild =>
  measuredBuild(['dist/cli/site.js', 'build', site, '--out', `${site}-out`], `${site}-out`);
const writtenBy = ({ stderr }: MeasuredBuild): number =>
  Number(/(\d+) of them new or changed/.exec(stderr)?.[1]);

/** Seconds that the Markdown libraries take for the same texts. */
function floor(count: number): number {
  const start = performance.now();
  for (let index = 0; index < count / 2; index += 1) {
    for (const language of ['zh', 'en']) {
      compileMarkdown(article(index, language).split('---\n')[2] ?? '', chineseMessages);
    }
  }
  return (performance.now() - start) / 1000;
}

it('builds a small and a large number of articles in two languages', () => {
  floor(200);
  const rows = sizes.map((count) => {
    progress(`${count} articles`);
    const site = ownSite(join(folder, 'again'), count / 2);
    const markdown = floor(count);
    const first = buildOwn(site);
    const again = buildOwn(site);
    const file = join(site, 'content/zh/news/n7.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n改了一处。\n`);
    const changed = buildOwn(site);
    removeBuilt('again');
    return { count, markdown, first, again, changed };
  });
  const lines = rows.map(({ count, markdown, first, again, changed }) =>
    [
      `${count} articles`.padEnd(16),
      `first ${first.seconds.toFixed(1)} s`.padEnd(15),
      `${((first.seconds * 1000) / count).toFixed(2)} ms an article`.padEnd(22),
      `×${(first.seconds / markdown).toFixed(2)} of Markdown alone (${markdown.toFixed(1)} s)`.padEnd(
        38,
      ),
      `${first.megabytes} MB`.padEnd(9),
      `again ${again.seconds.toFixed(1)} s, ${writtenBy(again)} files written`.padEnd(34),
      `one changed ${changed.seconds.toFixed(1)} s, ${writtenBy(changed)} files written`,
    ].join('  '),
  );
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
  for (const { again, changed } of rows) {
    expect(writtenBy(again)).toBe(0);
    // How many files, not how long: what one change touches does not grow with the collection.
    expect(writtenBy(changed)).toBeLessThanOrEqual(maxTouched);
  }
});

const builders: Readonly<Record<keyof Builds, (count: number) => MeasuredBuild>> = {
  'site build': (count) => buildOwn(ownSite(join(folder, 'compared'), count)),
  Astro: (count) => buildAstro(join(folder, 'compared'), count),
  VitePress: (count) => buildVitePress(join(folder, 'compared'), count),
};

it('builds as many pages a second as Astro', () => {
  const builds: Builds = { 'site build': [], Astro: [], VitePress: [] };
  for (const size of comparedSizes) {
    for (const [name, build] of Object.entries(builders)) {
      progress(`${size} articles in each language: ${name}`);
      builds[name as keyof Builds].push(build(size));
      removeBuilt('compared');
    }
  }
  const header = [
    'articles a language',
    'built by',
    'pages',
    'seconds',
    'pages a second',
    'at the margin',
    'peak MB',
    'files',
    'MB written',
  ];
  const rows = comparedSizes.flatMap((size, index) =>
    Object.entries(builds).map(([name, own]: [string, readonly MeasuredBuild[]]) => {
      const found = own[index];
      const before = own[index - 1];
      if (!found) throw new Error(`${name} built nothing`);
      const margin = before
        ? (found.pages - before.pages) / (found.seconds - before.seconds)
        : undefined;
      return [
        String(size),
        name,
        String(found.pages),
        found.seconds.toFixed(1),
        (found.pages / found.seconds).toFixed(1),
        margin?.toFixed(1) ?? '–',
        String(found.megabytes),
        String(found.files),
        found.megabytesWritten.toFixed(1),
      ];
    }),
  );
  process.stdout.write(`\n${table([header, ...rows])}\n`);
  const goals = buildGoals(comparedSizes, builds);
  process.stdout.write(
    `${table(goals.map(({ goal, found, isMet }) => [isMet ? 'met' : 'MISSED', goal, found]))}\n`,
  );
  const missed = goals.filter(({ isMet }) => !isMet).length;
  expect(missed, `goals missed, of ${goals.length}`).toBe(0);
});
