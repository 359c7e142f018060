import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, expect, it } from 'vitest';
import { compileMarkdown } from '../../cli/content/compile/compile-markdown.ts';

/**
 * What a build of many articles costs. Times of a busy machine mean little by themselves: what counts is
 * the time an article takes at 1,000 and at 10,000 (flat), and all of it against the floor, the Markdown
 * libraries alone on the same texts. BENCH_ARTICLES names other numbers of articles, the smallest
 * first.
 */
const sizes = (process.env.BENCH_ARTICLES ?? '1000,10000').split(',').map(Number);
/** Files that one changed article may touch, however many there are: its own, its lists, its words in the index. */
const maxTouched = 60;

const folder = mkdtempSync(join(tmpdir(), 'bench-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const zh =
  '三月十六日上午八点，共享图书馆的门第一次向全部院校的学生同时打开。**注意：**请携带校园卡，座位可以提前一天预约。';
const en =
  'At eight in the morning the doors of the **shared library** opened to the students of all institutions at once.';

function article(index: number, language: string): string {
  const text = language === 'zh' ? zh : en;
  const day = String(1 + (index % 28)).padStart(2, '0');
  const month = String(1 + (Math.floor(index / 28) % 12)).padStart(2, '0');
  const year = 2016 + (Math.floor(index / 336) % 10);
  return [
    '---',
    `title: ${language === 'zh' ? '第' : 'Number '}${index}${language === 'zh' ? ' 篇' : ''}`,
    `date: ${year}-${month}-${day}`,
    `code: ${['educationNews', 'parkDynamic', 'medias'][index % 3]}`,
    `summary: ${text.slice(0, 40).replace(/[*:：]/g, '')}`,
    'source: bench',
    '---',
    '',
    `${index}. ${text}`,
    '',
    '## 一',
    '',
    ...Array.from({ length: 5 }, (_, part) => `${part} ${text.repeat(2)}\n`),
    '| a | b |',
    '|---|---|',
    `| ${index} | 2 |`,
    '',
    '- [x](/news)',
  ].join('\n');
}

/** A site with so many articles, half of them in each of two languages. */
function siteOf(count: number): string {
  const site = join(folder, `site-${count}`);
  cpSync('site', site, {
    recursive: true,
    filter: (path) =>
      !path.includes(join('content', 'zh')) && !path.includes(join('content', 'en')),
  });
  for (const language of ['zh', 'en']) {
    const own = join(site, 'content', language);
    cpSync(join('site/content', language, 'pages'), join(own, 'pages'), { recursive: true });
    mkdirSync(join(own, 'news'), { recursive: true });
    for (let index = 0; index < count / 2; index += 1) {
      writeFileSync(join(own, 'news', `n${index}.md`), article(index, language));
    }
  }
  return site;
}

const meter =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("rss="+process.resourceUsage().maxRSS+"\\n"))';

function build(site: string) {
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', meter, 'dist/cli/site.js', 'build', site, '--out', `${site}-out`],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: Math.round(Number(/rss=(\d+)/.exec(stderr)?.[1]) / 1024),
    written: Number(/(\d+) of them new or changed/.exec(stderr)?.[1]),
  };
}

/** Seconds that the Markdown libraries take for the same texts. */
function floor(count: number): number {
  const start = performance.now();
  for (let index = 0; index < count / 2; index += 1) {
    for (const language of ['zh', 'en']) {
      compileMarkdown(article(index, language).split('---\n')[2] ?? '', '');
    }
  }
  return (performance.now() - start) / 1000;
}

it('builds a small and a large number of articles in two languages', () => {
  floor(200);
  const rows = sizes.map((count) => {
    const site = siteOf(count);
    const markdown = floor(count);
    const first = build(site);
    const again = build(site);
    const file = join(site, 'content/zh/news/n7.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n改了一处。\n`);
    const changed = build(site);
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
      `again ${again.seconds.toFixed(1)} s, ${again.written} files written`.padEnd(34),
      `one changed ${changed.seconds.toFixed(1)} s, ${changed.written} files written`,
    ].join('  '),
  );
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
  for (const { again, changed } of rows) {
    expect(again.written).toBe(0);
    // How many files, not how long: what one change touches does not grow with the collection.
    expect(changed.written).toBeLessThanOrEqual(maxTouched);
  }
});
