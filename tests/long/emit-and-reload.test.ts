import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desktop, heading, openBrowser, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';

/** What the command says of what it did. */
const site = (...args: string[]): string => {
  const { status, stderr } = spawnSync('node', ['dist/cli/site.js', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stderr;
};

/** When each script of a built site was written. */
const scriptTimes = (out: string): object =>
  Object.fromEntries(
    readdirSync(join(out, 'static/js')).map((name) => [
      name,
      statSync(join(out, 'static/js', name)).mtimeMs,
    ]),
  );

it.each([
  [
    'site emit',
    'where no pages are built',
    'emit',
    (source: string) => `prerender: false\n${source}`,
  ],
  ['site build', 'where they are', 'build', (source: string) => source],
] as const)(
  'a changed title shows after %s and a reload, %s, with no rebuild of the bundle',
  async (_, __, command, change) => {
    const folder = mkdtempSync(join(tmpdir(), 'edit-'));
    const source = join(folder, 'source');
    const out = join(folder, 'out');
    cpSync('site', source, { recursive: true });
    const file = join(source, 'site.yaml');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    site('build', source, '--out', out);
    const served = await serveFolder(out);
    const browser = await openBrowser();
    try {
      const { page } = await openPage(browser, desktop);
      await page.goto(`${served.origin}/news`);
      await settled(page);
      const bundle = scriptTimes(out);
      const before = readFileSync(file, 'utf8');
      const after = before.replaceAll('新闻动态', '园区新闻');
      expect(after).not.toBe(before);
      writeFileSync(file, after);
      const said = site('emit', source, '--out', out);
      // Emitted alone, pages that were built stay as they are, which is said.
      expect(said.includes('follow with the next')).toBe(command === 'build');
      if (command === 'build') site('build', source, '--out', out);
      await page.reload();
      await settled(page);
      expect(await page.title()).toMatch(/^园区新闻-/);
      expect(await heading(page).textContent()).toBe('园区新闻');
      expect(scriptTimes(out)).toEqual(bundle);
    } finally {
      await browser.close();
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
