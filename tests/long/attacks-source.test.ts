import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, settled } from '../browser/open-browser.ts';
import { type Served, serveFolder } from '../browser/serve-site.ts';
import { countsOf } from './attacks/counts-of.ts';
import { removeFiles, sourceFiles, writeSite } from './attacks/hostile-source.ts';
import { watchPage } from './attacks/watch-page.ts';

/* Markdown, front matter, YAML and the data of own blocks: what lint does not refuse is built, and shown. */

const parent = mkdtempSync(join(tmpdir(), 'attacks-'));
const folder = join(parent, 'site');
const all = sourceFiles();
let built = all;
const running: { browser?: Awaited<ReturnType<typeof openBrowser>>; site?: Served } = {};

/** Files with an error, as the report says. */
function refused(): ReadonlySet<string> {
  const { stdout } = spawnSync('node', ['dist/cli/site.js', 'lint', folder, '--format', 'json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { file: string; severity: string }[];
  };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return new Set(errors.map(({ file }) => file));
}

beforeAll(async () => {
  writeSite(folder, all);
  // Content is looked at when the site files have no error.
  for (let round = 0; round < 5; round += 1) {
    const errors = [...refused()];
    const wrong = built.filter(({ path }) => errors.some((file) => file.endsWith(`/${path}`)));
    if (wrong.length === 0) break;
    removeFiles(folder, wrong);
    built = built.filter((each) => !wrong.includes(each));
  }
  const out = join(parent, 'out');
  execFileSync('node', ['dist/cli/site.js', 'build', folder, '--out', out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.site = await serveFolder(out);
  running.browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await running.browser?.close();
  await running.site?.close();
  rmSync(parent, { recursive: true, force: true });
});

it('are refused by lint, or built', () => {
  console.log(`${all.length} files: ${countsOf(all)}; ${all.length - built.length} refused`);
  expect(all.length).toBeGreaterThan(300);
  expect(built.length).toBeGreaterThan(150);
  // No address that runs code is let into a page that is built.
  expect(all.length - built.length).toBeGreaterThan(50);
});

describe.concurrent.each([
  ['without a policy', false, 2],
  ['under the policy', true, 4],
] as const)('hostile sources %s', (how, hasPolicy, every) => {
  it('run nothing', { timeout: 600_000 }, async () => {
    const { browser, site } = running;
    if (!browser || !site) throw new Error('nothing runs');
    const watched = await watchPage(browser, site.origin, { hasPolicy });
    const visited = built.filter((_, index) => index % every === 0);
    const failures: string[] = [];
    for (const { door, path, address } of visited) {
      const answer = await watched.page.goto(`${site.origin}/lyceum${address}`);
      expect(answer?.status(), path).toBe(200);
      await settled(watched.page);
      for (const what of await watched.seen()) failures.push(`${door} ${path}: ${what}`);
    }
    await watched.close();
    console.log(`sources ${how}: ${visited.length} pages, ${failures.length} got through`);
    expect(failures).toEqual([]);
  });
});
