import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, openBrowser, openPage, settled } from '../browser/open-browser.ts';

let folder = '';
let dev: ChildProcess;
let browser: Browser;
let printed = '';
let reported = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  cpSync('site', folder, { recursive: true });
  dev = spawn('node', ['dist/cli/site.js', 'dev', folder, '--port', '0']);
  dev.stdout?.on('data', (part) => {
    printed += part;
  });
  dev.stderr?.on('data', (part) => {
    reported += part;
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  dev?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const edit = (from: RegExp, to: string): void => {
  const file = join(folder, 'site.yaml');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
};

it('site dev shows every saved change, tells a mistake, and keeps the last good state', async () => {
  await expect.poll(() => printed, { timeout: 30_000 }).toMatch(/http:\/\/\S+:\d+\//);
  const { page } = await openPage(browser, desktop);
  await page.goto(`${printed.trim()}news`);
  await settled(page);
  expect(await page.locator('h1').textContent()).toBe('新闻动态');
  edit(/新闻动态/g, '园区新闻');
  await expect.poll(() => page.locator('h1').textContent(), { timeout: 20_000 }).toBe('园区新闻');
  edit(/^( {4}page: )news$/m, '$1newz');
  await expect.poll(() => reported, { timeout: 20_000 }).toMatch(/page-unknown/);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('vite-error-overlay') !== null), {
      timeout: 20_000,
    })
    .toBe(true);
  await page.reload();
  await settled(page);
  expect(await page.locator('h1').textContent()).toBe('园区新闻');
  edit(/^( {4}page: )newz$/m, '$1news');
  edit(/园区新闻/g, '新闻');
  await expect.poll(() => page.locator('h1').textContent(), { timeout: 20_000 }).toBe('新闻');
  // An editor that saves by renaming leaves no file for a moment.
  const file = join(folder, 'site.yaml');
  renameSync(file, `${file}.away`);
  await expect.poll(() => reported, { timeout: 20_000 }).toMatch(/site\.yaml/);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(dev.exitCode).toBe(null);
  renameSync(`${file}.away`, file);
  edit(/'新闻'|zh: 新闻/g, 'zh: 消息');
  await expect.poll(() => page.title(), { timeout: 20_000 }).toMatch(/消息/);
});
