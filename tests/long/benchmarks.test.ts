import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { ownEnvironment } from './own-environment.ts';

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/**
 * What a script does without building the command anew: these tests have done so, and others are using it.
 * @throws where there is no such script, or nothing else is left of it
 */
function withoutBuild(name: string): string {
  const steps = (scripts[name] ?? '').split(' && ');
  const rest = steps.filter((step) => !/^npm run --silent build(?::cli)?$/.test(step));
  if (steps.length < 2 || rest.length !== steps.length - 1) throw new Error(`${name} has changed`);
  return rest.join(' && ');
}

/**
 * Runs a benchmark to its end, as small as it may be, and hands back what it printed.
 * @param codes how it may end: with 1 where it may miss a goal that says something in its whole form alone
 */
async function printed(
  name: string,
  short: Readonly<Record<string, string>>,
  codes: readonly number[] = [0],
): Promise<string> {
  const env = { ...ownEnvironment(), ...short, NO_COLOR: '1' };
  const child = spawn(withoutBuild(name), {
    shell: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part) => {
    stdout += part;
  });
  child.stderr.on('data', (part) => {
    stderr += part;
  });
  const [code] = await once(child, 'close');
  expect(codes, stdout + stderr).toContain(code);
  return stdout;
}

const rows = (text: string, row: RegExp): readonly RegExpMatchArray[] => [...text.matchAll(row)];

// One after the other: each takes the whole machine.
describe('a short form of', { timeout: 900_000 }, () => {
  it('every benchmark is here', () => {
    const here = [
      'bench:build',
      'bench:cli',
      'bench:dev',
      'bench:lint',
      'bench:page',
      'bench:search',
      'bench:serve',
    ];
    expect(
      Object.keys(scripts)
        .filter((name) => name.startsWith('bench:'))
        .sort(),
    ).toEqual(here);
  });

  it('bench:cli starts every command', async () => {
    const text = await printed('bench:cli', { BENCH_RUNS: '1' });
    for (const name of [
      'node -e 0 (the floor)',
      'site --help',
      'site lint',
      'site routes --json',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain('NaN');
  });

  it('bench:lint has a row for each linter and site', async () => {
    const text = await printed('bench:lint', { BENCH_ROUTES: '100', BENCH_RUNS: '1' });
    const found = rows(
      text,
      /^(100 routes, (?:clean|1 % wrong)|this site) +(\S.*?) +\d+\.\d{3} s +\d+\.\d\d$/gm,
    );
    const each = ['node -e 0', 'site lint', 'Spectral', 'yaml-language-server'];
    expect(found.map(([, site, command]) => `${site}: ${command}`)).toEqual([
      ...each.map((command) => `100 routes, clean: ${command}`),
      ...each.map((command) => `100 routes, 1 % wrong: ${command}`),
      ...['node -e 0', 'site lint', 'anew'].map((command) => `this site: ${command}`),
    ]);
  });

  it('bench:build keeps to its limits of files, and builds the same beside Astro and VitePress', async () => {
    const text = await printed(
      'bench:build',
      { BENCH_ARTICLES: '40', BENCH_SIZES: '10,30' },
      [0, 1],
    );
    const found = rows(
      text,
      /^(\d+) articles .* again [\d.]+ s, (\d+) files written .* one changed [\d.]+ s, (\d+) files written$/gm,
    );
    expect(found.map(([, count, again]) => [count, again])).toEqual([['40', '0']]);
    for (const [, , , changed] of found) expect(Number(changed)).toBeLessThanOrEqual(60);
    const compared = rows(
      text,
      /^(10|30) +(site build|Astro|VitePress) +(\d+) +[\d.]+ +[\d.]+ +(?:-?[\d.]+|-?Infinity|–) +(\d+) +\d+ +[\d.]+$/gm,
    );
    expect(compared.map(([, size, builder]) => `${size} ${builder}`)).toEqual(
      ['10', '30'].flatMap((size) =>
        ['site build', 'Astro', 'VitePress'].map((builder) => `${size} ${builder}`),
      ),
    );
    for (const [, size, builder, pages, megabytes] of compared) {
      expect(Number(megabytes), builder).toBeGreaterThan(10);
      if (builder !== 'site build') expect(Number(pages)).toBeGreaterThanOrEqual(2 * Number(size));
    }
    expect(rows(text, /^(?:met|MISSED) +\S.*$/gm)).toHaveLength(6);
  });

  it('bench:page measures a page on both devices, what it is held against, and its goals', async () => {
    const text = await printed(
      'bench:page',
      { BENCH_ROUNDS: '1', BENCH_PAGES: 'article', BENCH_SITE: inject('builtSite') },
      [0, 1],
    );
    const found = rows(
      text,
      /^(\S.*?| {2}its own DOM without scripts) +(\d+) +([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+) +(\d+) +(\d+) +(\d+) +([\d.]+) +(\d+) +(\d+|–)$/gm,
    );
    const peers = [
      'React prerendered, data in the page',
      'React prerendered, styles in a file',
      'React, configuration fetched first',
      'Astro 5, plain home',
      'VitePress, plain home',
    ];
    expect(found.map(([, name]) => name?.trim())).toEqual([
      ...['article, desktop', 'its own DOM without scripts'],
      ...['article, mobile', 'its own DOM without scripts'],
      ...peers.flatMap((peer) => [`${peer}, desktop`, `${peer}, mobile`]),
    ]);
    for (const [, name, requests, script, , html, , fcp, lcp] of found) {
      expect(Number(requests), name).toBeGreaterThan(0);
      expect(Number(html), name).toBeGreaterThan(0);
      expect(Number(lcp), name).toBeGreaterThanOrEqual(Number(fcp));
      expect(Number(fcp), name).toBeGreaterThan(0);
      const hasScripts = !/without scripts|Astro/.test(name ?? '');
      expect(Number(script) > 0, name).toBe(hasScripts);
    }
    const goals = rows(text, /^(met|MISSED) +article, (desktop|mobile) +\S.*$/gm);
    expect(goals.filter(([, , device]) => device === 'desktop')).toHaveLength(9);
    expect(goals.filter(([, , device]) => device === 'mobile')).toHaveLength(9);
  });

  it('bench:serve puts load on nginx with the emitted configuration, and without it', async () => {
    const text = await printed('bench:serve', { BENCH_ROUNDS: '1', BENCH_SECONDS: '1' }, [0, 1]);
    const time = '(\\d+\\.\\d{2})';
    const found = rows(
      text,
      new RegExp(
        `^(\\S.*?) +${time} +${time} +\\d\\.\\d{3} +(\\d+) +(\\d+) +[\\d.]+ +[\\d.]+$`,
        'gm',
      ),
    );
    expect(found.map(([, what]) => what)).toEqual([
      'page',
      'page of a phone',
      'article',
      'page for a program',
      'model',
      'asset',
      'search file',
    ]);
    for (const [, what, ownTime, bareTime, own, bare] of found) {
      expect(Math.min(Number(ownTime), Number(bareTime)), what).toBeGreaterThan(1);
      expect(Math.min(Number(own), Number(bare)), what).toBeGreaterThan(100);
    }
    expect(rows(text, /^(?:met|MISSED) +\S.*$/gm)).toHaveLength(7);
  });

  it('bench:dev measures edits of both sites, and of VitePress', async () => {
    const text = await printed('bench:dev', { BENCH_EDITS: '1', BENCH_ARTICLES: '40' }, [0, 1]);
    const found = rows(text, /^(\S.*?) +(\d+) +(?:≤ \d+|–) *(?:met|MISSED)?$/gm);
    expect(found.map(([, what]) => what)).toEqual([
      'sample: start → first answer',
      ...['site.yaml', 'webconfig', 'theme', 'public file', 'Markdown'].map(
        (edit) => `sample: ${edit}, save → seen`,
      ),
      '40 articles: start → first answer',
      '40 articles: Markdown, save → seen',
      '40 articles: site.yaml, save → seen',
      'VitePress, 40 articles: start → first answer',
      'VitePress, 40 articles: Markdown, save → seen',
      '40 articles: Markdown, computing',
    ]);
    for (const [, what, milliseconds] of found)
      if (!what?.endsWith('computing')) expect(Number(milliseconds), what).toBeGreaterThan(0);
  });

  it('bench:search finds what is there, by few bytes, beside Pagefind', async () => {
    const text = await printed('bench:search', {
      BENCH_ARTICLES: '100',
      BENCH_QUERIES: '10',
      BENCH_VISITS: '1',
      BENCH_SITE: inject('builtSite'),
    });
    const row =
      /^(100 articles, zh|100 articles, en| {2}Pagefind) .* ([\d.]+) MB .*first query ([\d.]+) kB +in (\d+) requests .* recall ([\d.]+) +precision ([\d.]+)$/gm;
    // Each row is printed when it is measured, and once more in the table at the end.
    const found = rows(text, row).slice(-4);
    expect(found.map(([, name]) => name?.trim())).toEqual([
      '100 articles, zh',
      'Pagefind',
      '100 articles, en',
      'Pagefind',
    ]);
    for (const [, name, megabytes, kilobytes, requests, recall, precision] of found) {
      if (name?.trim() === 'Pagefind') continue;
      expect(Number(megabytes), name).toBeLessThan(1);
      // With the route table and the code of lists, which a built page loads with the first step to any page.
      expect(Number(kilobytes), name).toBeLessThan(75);
      expect(Number(requests), name).toBeLessThan(20);
      expect(Math.min(Number(recall), Number(precision)), name).toBeGreaterThan(0.95);
    }
  });
});
