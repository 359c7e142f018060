import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desktop, openBrowser, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';

const site = (...args: string[]): void => {
  execFileSync('node', ['dist/cli/site.js', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
};

it('a changed title shows after site emit and a reload, with no rebuild of the bundle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'));
  const source = join(folder, 'source');
  const out = join(folder, 'out');
  cpSync('site', source, { recursive: true });
  site('build', source, '--out', out);
  const served = await serveFolder(out);
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser, desktop);
    await page.goto(`${served.origin}/news`);
    await settled(page);
    const bundle = statSync(join(out, 'index.html')).mtimeMs;
    const file = join(source, 'site.yaml');
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll('新闻动态', '园区新闻');
    expect(after).not.toBe(before);
    writeFileSync(file, after);
    site('emit', source, '--out', out);
    await page.reload();
    await settled(page);
    expect(await page.title()).toMatch(/^园区新闻-/);
    expect(await page.locator('h1').textContent()).toBe('园区新闻');
    expect(statSync(join(out, 'index.html')).mtimeMs).toBe(bundle);
  } finally {
    await browser.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
