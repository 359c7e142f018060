import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { desktop, heading, openBrowser, openPage, settled } from '../browser/open-browser.ts';

let folder = '';
let dev: ChildProcess | undefined;
let browser: Browser;
let printed = '';
let reported = '';
let page: Page;

const start = async (...options: string[]): Promise<string> => {
  printed = '';
  reported = '';
  const { LANG: _, LC_ALL: __, ...env } = process.env;
  dev = spawn('node', ['dist/cli/site.js', 'dev', folder, '--port', '0', ...options], {
    env: { ...env, LANG: 'zh_CN.UTF-8' },
  });
  dev.stdout?.on('data', (part) => {
    printed += part;
  });
  dev.stderr?.on('data', (part) => {
    reported += part;
  });
  await expect.poll(() => printed).toMatch(/http:\/\/\S+:\d+\//);
  return printed.trim();
};

const edit = (name: string, from: RegExp, to: string): void => {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
};

const overlay = (): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('site-report')?.shadowRoot?.textContent ?? undefined);

/** Opens an address, and marks the document: a page that is loaded anew has lost the mark. */
const open = async (address: string): Promise<void> => {
  ({ page } = await openPage(browser, desktop));
  await page.goto(address);
  await settled(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
};
const isSameLoad = (): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'));

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  cpSync('site', folder, {
    recursive: true,
    filter: (path) => !/[\\/]\.site$/.test(path),
  });
});
afterEach(async () => {
  await page?.context().close();
  // What it writes beside the site is written by then.
  const ended = dev && new Promise((resolve) => dev?.once('exit', resolve));
  dev?.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

describe('site dev', () => {
  it('puts what was saved in the place of what is shown, and keeps the rest of the page', async () => {
    const address = await start();
    await open(`${address}news?code=parkDynamic`);
    await page.evaluate(() => window.scrollTo(0, 300));
    edit('content/zh/news/march-calendar.md', /另有四个截止日期/, '另有五个截止日期');
    await expect.poll(() => page.locator('#content').textContent()).toContain('五个截止日期');
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.getByRole('button', { name: '打开搜索' }).click();
    const box = page.getByRole('dialog').getByRole('combobox');
    await box.fill('珊瑚');
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    edit('site.yaml', /园区动态/g, '园区消息');
    await expect.poll(() => page.locator('#content').textContent()).toContain('园区消息');
    edit('content/zh/news/march-calendar.md', /三月下旬一页看清/, '四月上旬一页看清');
    await expect.poll(() => page.locator('#content').textContent()).toContain('四月上旬一页看清');
    edit('public/json/website/webconfig.zh.json', /"新闻动态"/, '"新闻中心"');
    await expect.poll(() => page.locator('header').textContent()).toContain('新闻中心');
    edit('site.yaml', /^theme:\n {2}light:\n/m, 'theme:\n  light:\n    brand: "#204a7c"\n');
    const brand = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
      );
    await expect.poll(brand).toBe('#204a7c');
    edit('public/art/mark.svg', /<svg /, '<svg data-other="" ');
    const mark = () => page.locator('header img[src*="mark.svg"]').first().getAttribute('src');
    await expect.poll(mark).toMatch(/\?v=/);
    expect(await isSameLoad()).toBe(true);
    expect(await box.inputValue()).toBe('珊瑚');
    expect(await scrolled()).toBe(before);
    expect(page.url()).toBe(`${address}news?code=parkDynamic`);
    expect(await overlay()).toBeUndefined();
  });

  it('says what is wrong over the last page that was right, until it is right again', async () => {
    const address = await start();
    await open(`${address}news`);
    edit('site.yaml', /^( {4}page: )news$/m, '$1newz');
    await expect.poll(overlay).toMatch(/newz/);
    const text = (await overlay()) ?? '';
    // File and line, the lines themselves, what may have been meant, why, and how to get there.
    expect(text).toMatch(/site\.yaml:\d+:\d+/);
    expect(text).toMatch(/page: newz[\s\S]*\^\^\^\^/);
    expect(text).toMatch(/是否想写“news”？/);
    expect(text).toMatch(/page-unknown/);
    expect(text).toMatch(/在编辑器中打开/);
    expect(reported.match(/page-unknown/g)).toHaveLength(1);
    expect(await heading(page).textContent()).toBe('新闻动态');
    await page.reload();
    await settled(page);
    expect(await heading(page).textContent()).toBe('新闻动态');
    await expect.poll(overlay).toMatch(/newz/);
    await page.keyboard.press('Escape');
    edit('site.yaml', /^( {4}page: )newz$/m, '$1news');
    await expect.poll(overlay).toBeUndefined();
    edit('site.yaml', /新闻动态/g, '新闻');
    await expect.poll(() => heading(page).textContent()).toBe('新闻');
  });

  it('prints what is new since the last save, and nothing again', async () => {
    await start();
    await open(printed.trim());
    edit('content/zh/news/march-calendar.md', /$/, '\n\n[无处](/nowhere)\n');
    await expect.poll(() => reported).toMatch(/\/nowhere/);
    const before = reported.length;
    edit('content/zh/news/march-calendar.md', /$/, '\n又一段。\n');
    edit('content/zh/news/quality-rules.md', /$/, '\n\n[别处](/elsewhere)\n');
    await expect.poll(() => reported.slice(before)).toMatch(/\/elsewhere/);
    expect(reported.slice(before)).not.toMatch(/\/nowhere/);
    edit('content/zh/news/quality-rules.md', /\n\n\[别处\]\(\/elsewhere\)\n$/, '\n');
    await expect.poll(() => reported).toMatch(/已改正 1 处/);
  });

  it('prints no warning again when a mistake that kept it from being looked for is fixed', async () => {
    edit('content/zh/news/march-calendar.md', /$/, '\n\n在这里写正文。\n');
    await start();
    await expect.poll(() => reported).toMatch(/content-placeholder/);
    for (const [from, to] of [
      [/^( {4}page: )news$/m, '$1newz'],
      [/^version: 1$/m, 'version: 1: 2'],
    ] as const) {
      const right = readFileSync(join(folder, 'site.yaml'), 'utf8');
      const before = reported.length;
      edit('site.yaml', from, to);
      await expect.poll(() => reported.slice(before)).toMatch(/错误/);
      const broken = reported.length;
      writeFileSync(join(folder, 'site.yaml'), right);
      await expect.poll(() => reported.slice(broken)).toMatch(/已改正/);
      expect(reported.slice(broken)).toBe('已改正 1 处\n');
    }
  });

  it('says the same in the page and in the terminal where the site cannot be read', async () => {
    const address = await start();
    await open(`${address}news`);
    const right = readFileSync(join(folder, 'site.yaml'), 'utf8');
    rmSync(join(folder, 'site.yaml'));
    await expect.poll(overlay).toMatch(/site\.yaml:1:1[\s\S]*站点文件不见了/);
    expect(reported).toMatch(/site\.yaml:1:1 .*站点文件不见了/);
    expect(await heading(page).textContent()).toBe('新闻动态');
    writeFileSync(join(folder, 'site.yaml'), right);
    await expect.poll(overlay).toBeUndefined();
    writeFileSync(join(folder, 'lint.yaml'), 'rules:\n  page-unusd: off\n');
    await expect.poll(overlay).toMatch(/lint\.yaml:2:3[\s\S]*page-unusd: off[\s\S]*\^\^\^/);
    expect(reported).toMatch(/lint\.yaml:2:3 .*\n.*rules:\n.*page-unusd: off\n.*\^\^\^/);
    rmSync(join(folder, 'lint.yaml'));
    await expect.poll(overlay).toBeUndefined();
  });

  it('waits for a save that is not whole yet', async () => {
    const address = await start();
    await open(`${address}news`);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('site-report'))
          document.documentElement.setAttribute('data-test-report', '');
      }).observe(document.body, { childList: true });
    });
    const file = join(folder, 'site.yaml');
    const whole = readFileSync(file, 'utf8').replace(/新闻动态/g, '园区新闻');
    for (const part of [0, 0.3, 0.7]) {
      writeFileSync(file, whole.slice(0, whole.length * part));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    writeFileSync(file, whole);
    await expect.poll(() => heading(page).textContent()).toBe('园区新闻');
    // An editor that saves by renaming leaves no file for a moment.
    renameSync(file, `${file}.away`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(dev?.exitCode).toBe(null);
    renameSync(`${file}.away`, file);
    edit('site.yaml', /园区新闻/g, '消息');
    await expect.poll(() => heading(page).textContent()).toBe('消息');
    expect(
      await page.evaluate(() => document.documentElement.hasAttribute('data-test-report')),
    ).toBe(false);
    expect(await isSameLoad()).toBe(true);
  });

  it('starts with a site that has mistakes, and shows it as soon as it has none', async () => {
    const file = join(folder, 'site.yaml');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace('version: 1', 'version: 1\nroutez: []'));
    const address = await start();
    ({ page } = await openPage(browser, desktop));
    await page.goto(`${address}news`);
    await expect.poll(overlay).toMatch(/routez/);
    writeFileSync(file, right);
    await expect.poll(() => heading(page).textContent()).toBe('新闻动态');
    // What was emptied is none either.
    truncateSync(file, 0);
    await expect.poll(overlay).toMatch(/site\.yaml/);
  });

  it('finds what was added, and lets go of what was removed', async () => {
    const address = await start();
    await open(`${address}newsDetail/brand-new/2026-03-20/article`);
    await expect.poll(() => heading(page).textContent()).toMatch(/不在海图上/);
    const file = join(folder, 'content/zh/news/brand-new.md');
    writeFileSync(
      file,
      '---\ntitle: 刚刚写好\ndate: 2026-03-20\ncode: parkDynamic\nsummary: 一句话说明。\n---\n\n第一段。\n',
    );
    await expect.poll(() => heading(page).textContent()).toBe('刚刚写好');
    rmSync(file);
    await expect.poll(() => heading(page).textContent()).toMatch(/不在海图上/);
  });

  it('keeps what editors read after each save without errors, and takes it for no change', async () => {
    await start();
    const schema = join(folder, '.site/site.schema.json');
    const pages = (): readonly string[] =>
      existsSync(schema)
        ? JSON.parse(readFileSync(schema, 'utf8')).$defs.route.properties.page.anyOf[0].enum
        : [];
    await expect.poll(pages).toContain('news');
    const before = statSync(schema).mtimeMs;
    edit('site.yaml', /^( {4}page: )news$/m, '$1newz');
    await expect.poll(() => reported).toMatch(/page-unknown/);
    expect(statSync(schema).mtimeMs).toBe(before);
    edit('site.yaml', /^( {4}page: )newz$/m, '$1news');
    await expect.poll(() => reported).toMatch(/已改正 1 处/);
    edit(
      'site.yaml',
      /^pages:\n/m,
      'pages:\n  another: { heading: none, blocks: [{ type: share, title: 分享 }] }\n',
    );
    await expect.poll(pages).toContain('another');
  });

  it('prints its address and errors alone where it is to be quiet', async () => {
    await start('--quiet');
    edit(
      'site.yaml',
      /^pages:\n/m,
      'pages:\n  another: { heading: none, blocks: [{ type: share, title: 分享 }] }\n',
    );
    edit('site.yaml', /^( {4}page: )news$/m, '$1newz');
    await expect.poll(() => reported).toMatch(/page-unknown/);
    edit('site.yaml', /^( {4}page: )newz$/m, '$1news');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(printed).toMatch(/^http:\S+\n$/);
    expect(reported).not.toMatch(/警告|已改正|按键/);
  });

  it('answers this machine alone, and opens files of the site alone', async () => {
    const address = new URL(await start());
    const ask = (
      path: string,
      headers: Record<string, string> = {},
      method = 'GET',
      body = '',
    ): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        request({ port: address.port, host: '127.0.0.1', path, headers, method }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end(body);
      });
    expect(await ask('/index', { host: `localhost:${address.port}` })).toBe(200);
    expect(await ask('/index', { host: 'evil.example' })).toBe(403);
    const at = (file: string) => `/@site/open?file=${encodeURIComponent(file)}&line=1&column=1`;
    const own = join(folder, 'site.yaml');
    expect(await ask(at(own))).toBe(405);
    expect(await ask(at('/etc/passwd'), {}, 'POST')).toBe(403);
    expect(await ask(at(`${folder}/../x`), {}, 'POST')).toBe(403);
    expect(await ask(at(own), { origin: 'https://evil.example' }, 'POST')).toBe(403);
    const failure = '/@site/failure';
    expect(await ask(failure)).toBe(405);
    expect(await ask(failure, { origin: 'https://evil.example' }, 'POST', '{}')).toBe(403);
    expect(await ask(failure, {}, 'POST', '{}')).toBe(400);
    expect(await ask(failure, {}, 'POST', 'x'.repeat(200_000))).toBe(413);
    expect(await ask(failure, {}, 'POST', '{"message":"a","stack":"b"}')).toBe(204);
    expect(await ask('/..%2f..%2fetc/passwd')).toBe(404);
    expect(await ask('/no-such-page')).toBe(404);
    expect(await ask('/json/nothing.json')).toBe(404);
  });
});
