import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { previewServer } from '../../cli/serve/preview-server.ts';
import { openBrowser, openPage, settled } from '../browser/open-browser.ts';

/** Words that stand where only some visitors are to see them, by where that is. */
const local = {
  page: 'ZQPAGEWORD',
  lazyPage: 'ZQLAZYWORD',
  guarded: 'ZQGUARDWORD',
  guardedEntry: 'ZQNOTEWORD',
  entry: 'ZQMINUTEWORD',
  event: 'ZQMEETINGWORD',
};
const outside = { list: 'ZQPAPERTITLE', entry: 'ZQPAPERBODY', elsewhere: 'ZQELSEWHERE' };

const site = (api: string): string => `version: 1
site: { name: 测试, origin: https://www.example.org, timeZone: Asia/Shanghai, description: 一个用来测试的网站。 }
languages:
  zh: { default: true, label: 中文, home: /index }
devices:
  desktop: {}
  mobile: { suffix: H5, userAgents: [iPhone] }
access:
  flags: { staff: { loginStatus: [1] } }
  signIn: { address: 'https://accounts.example.org/login', returnTo: service }
search: { route: search }
lazyGroups: [shared]
routes:
  - { id: index, paths: { zh: /index }, title: 首页, page: index }
  - { id: open, paths: { zh: /open }, title: 公开, page: open, lazy: shared }
  - { id: search, paths: { zh: '/search/:word' }, title: 搜索, page: search, hideInMenu: true }
  - id: staff
    paths: { zh: /staff }
    title: 内部
    page: staff
    access: { flag: staff, locked: true }
    children:
      - { id: lazyStaff, paths: { zh: /staff/lazy }, title: 内部二, page: lazyStaff, lazy: shared }
      - { id: minutes, paths: { zh: /staff/minutes }, title: 纪要, page: minutes }
      - { id: minute, paths: { zh: '/staff/minutes/:id' }, page: minute, hideInMenu: true }
      - { id: meetings, paths: { zh: /staff/meetings }, title: 会议, page: meetings }
      - { id: papers, paths: { zh: /staff/papers }, title: 文件, page: papers }
      - { id: paper, paths: { zh: '/staff/papers/:id' }, page: paper, hideInMenu: true }
      - { id: other, paths: { zh: '/staff/others/:id' }, page: other, hideInMenu: true }
pages:
  index:
    blocks:
      - { type: text, title: 欢迎, body: [人人可读。] }
      - { type: text, body: [${local.guarded}。], guard: { flag: staff } }
      - { type: articleList, collection: notes, guard: { flag: staff } }
      - { type: articleList, collection: papers, guard: { flag: staff } }
      - { type: articleList, collection: elsewhere, guard: { flag: staff } }
  open: { blocks: [{ type: text, body: [也人人可读。] }] }
  search: { params: { keyword: word }, blocks: [{ type: search }] }
  staff: { blocks: [{ type: text, body: [${local.page}。] }] }
  lazyStaff: { blocks: [{ type: text, body: [${local.lazyPage}。] }] }
  minutes: { blocks: [{ type: articleList, collection: minutes }] }
  minute: { params: { id: id }, blocks: [{ type: article, collection: minutes }] }
  meetings: { blocks: [{ type: eventCalendar, collection: meetings }] }
  papers: { blocks: [{ type: articleList, collection: papers }] }
  paper: { params: { id: id }, blocks: [{ type: article, collection: papers }] }
  other: { params: { id: id }, blocks: [{ type: article, collection: elsewhere }] }
collections:
  notes: {}
  minutes: { detail: minute }
  meetings: { events: {} }
  papers:
    detail: paper
    http:
      list: { url: '/api/papers?page={page}', items: data }
      entry: { url: '/api/papers/{id}' }
      fields: { id: id, title: title, body: body }
      credentials: same-origin
      retries: 0
  elsewhere:
    detail: other
    http:
      list: { url: '${api}/list?page={page}', items: data }
      entry: { url: '${api}/list/{id}' }
      fields: { id: id, title: title }
      index: true
`;

const entry = (title: string, more = ''): string => `---
title: ${title}
date: 2026-03-18
${more}---

${title}。
`;

const running: { folder?: string; out?: string; lint?: string; asked: string[]; api?: Server } = {
  asked: [],
};

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  running.api = createServer((request, response) => {
    running.asked.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ data: [{ id: 'a', title: outside.elsewhere }] }));
  });
  const api = await listen(running.api);
  const parent = mkdtempSync(join(tmpdir(), 'closed-content-'));
  running.folder = join(parent, 'source');
  running.out = join(parent, 'site');
  const files = {
    'site.yaml': site(api),
    'content/zh/notes/note.md': entry(local.guardedEntry),
    'content/zh/minutes/minute.md': entry(local.entry, `summary: ${local.entry}\n`),
    'content/zh/meetings/meeting.md': entry(local.event, 'start: 2099-03-18T10:00\n'),
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(running.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const cli = 'dist/cli/site.js';
  execFileSync('node', [cli, 'build', running.folder, '--out', running.out], { stdio: 'pipe' });
  running.lint = execFileSync('node', [cli, 'lint', running.folder, '--format', 'json'], {
    encoding: 'utf8',
  });
});
afterAll(() => {
  running.api?.close();
  rmSync(dirname(running.folder ?? ''), { recursive: true, force: true });
});

/** A built file as browsers get it, whichever of its forms they take. */
function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString();
  return bytes.toString();
}

/** Built files, configurations beside the site included, that have one of some words. */
function filesWith(words: readonly string[]): string[] {
  const out = running.out ?? '';
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const text = textOf(file);
      // Scripts and HTML may have a word in escapes.
      return words.some((word) => text.includes(word) || text.toUpperCase().includes(word));
    })
    .map((file) => file.slice(out.length + 1));
}

describe('what only some visitors see', () => {
  it('of a content API is in no built file, and no build asks for it', () => {
    expect(filesWith(Object.values(outside))).toEqual([]);
    expect(running.asked).toEqual([]);
  });

  it('of local files is in no page, index, feed, map or calendar: only where lint says', () => {
    const found = filesWith(Object.values(local)).map((file) => file.replace(/\.(br|gz|zst)$/, ''));
    expect(
      [...new Set(found)].filter((file) => !/^(routes\.|groups\/|content\/)/.test(file)),
    ).toEqual([]);
    const findings: readonly { readonly rule: string; readonly message: string }[] = JSON.parse(
      running.lint ?? '',
    ).diagnostics;
    const said = findings
      .filter(({ rule }) => rule === 'access-public-content')
      .map(({ message }) => /"(\w+)"/.exec(message)?.[1]);
    expect(said.sort()).toEqual(['lazyStaff', 'meetings', 'minutes', 'notes', 'staff']);
  });

  it('of a content API is shown to who is signed in there, and to nobody else', async () => {
    const { page, origin, cookies } = await openPapers();
    const content = page.locator('#content');
    expect(await content.textContent()).toContain('403');
    expect(cookies).toEqual([]);
    await page.context().addCookies([{ name: 'session', value: '1', url: origin }]);
    await enter(page);
    await content.getByText(outside.list).first().waitFor();
    await content.getByRole('link', { name: outside.list }).first().click();
    await content.getByText(outside.entry).waitFor();
    expect(new Set(cookies)).toEqual(new Set(['session=1']));
  });

  it('of a content API that asks for a sign-in is offered one', async () => {
    const { page, origin } = await openPapers();
    await enter(page);
    const content = page.locator('#content');
    const way = content.getByRole('link', { name: '登录' });
    await way.waitFor();
    expect(await way.getAttribute('href')).toBe(
      `https://accounts.example.org/login?service=${encodeURIComponent(`${origin}/staff/papers`)}`,
    );
    expect(await content.getByRole('alert').textContent()).toContain('只对部分用户开放');
    await page.context().addCookies([{ name: 'session', value: '1', url: origin }]);
    await content.getByRole('button', { name: '重新载入' }).click();
    await content.getByText(outside.list).first().waitFor();
    await expect.poll(() => way.count()).toBe(0);
  });
});

/** Grants what the sign-in of a host page would: the codes of the page, not those of the API. */
const enter = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('site-access', { detail: { loginStatus: 1 } })),
  );

/** Opens the page of the papers on a server whose API answers 401 to all who have no session. */
async function openPapers() {
  const cookies: string[] = [];
  const preview = previewServer(running.out ?? '');
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/api/papers'))
      return void preview.emit('request', request, response);
    const { cookie = '' } = request.headers;
    cookies.push(cookie);
    if (cookie !== 'session=1') return void response.writeHead(401).end();
    const paper = { id: 'a', title: outside.list, body: `<p>${outside.entry}</p>` };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(request.url.includes('/papers/') ? paper : { data: [paper] }));
  });
  const origin = await listen(server);
  const browser = await openBrowser();
  onTestFinished(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  expect(inject('chromium')).not.toBe('');
  const { page } = await openPage(browser);
  await page.goto(`${origin}/staff/papers`);
  await settled(page);
  return { page, origin, cookies };
}
