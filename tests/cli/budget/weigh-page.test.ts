import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { builtFolder } from '../../../cli/budget/built-folder.ts';
import { weighPage } from '../../../cli/budget/weigh-page.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A built site of these files. */
function built(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const weigh = (files: Readonly<Record<string, string | Buffer>>, file: string, base = '/') =>
  weighPage(file, base, builtFolder(built(files)));

/** Kilobytes of small texts, which are sent as they are. */
const kb = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1000;

describe('the weight of a page', () => {
  it('has each file once, however often it is named', async () => {
    const html =
      '<link rel="preload" as="style" href="/a.css"><link rel="stylesheet" href="a.css"><img src="/a.svg#x"><img src="/a.svg">';
    const files = { 'index.html': html, 'a.css': 'a{}', 'a.svg': '<svg/>' };
    expect(await weigh(files, 'index.html')).toEqual({
      page: kb(html),
      script: 0,
      style: kb('a{}'),
      data: 0,
      pictures: kb('<svg/>'),
      requests: 3,
    });
  });

  it('has the modules that its modules import, not those that they ask for later', async () => {
    const html =
      '<script type="module" src="./static/entry.js"></script><link rel="modulepreload" href="/static/b.js">';
    const files = {
      'EN/News/x.html': html,
      'EN/News/static/entry.js': 'import{a}from"../../../static/a.js";import("./later.js");a()',
      'static/a.js': 'import"./b.js";export*from"./c.js";import "package"',
      'static/b.js': 'import"./a.js";/* import "./late.js" */',
      'static/c.js': 'export const a=()=>import.meta.url',
      'EN/News/static/later.js': 'x'.repeat(500),
      'static/late.js': 'x'.repeat(500),
    };
    const weight = await weigh(files, 'EN/News/x.html');
    expect(weight?.script).toBeCloseTo(
      kb(
        files['EN/News/static/entry.js'],
        files['static/a.js'],
        files['static/b.js'],
        files['static/c.js'],
      ),
    );
    expect(weight?.requests).toBe(5);
  });

  it('is that of the compressed form where the build wrote one', async () => {
    const style = 'a{}'.repeat(1000);
    const html = `<link rel=stylesheet href=/a.css>${'<p>text</p>'.repeat(500)}`;
    const files = {
      'a.html': html,
      'a.css': style,
      'a.css.br': randomBytes(77),
      'a.html.br': '12',
    };
    expect(await weigh(files, 'a.html')).toMatchObject({ style: 0.077, page: 0.002 });
  });

  it('is compressed as a server does where it did not, and what is compressed already is not', async () => {
    const style = 'a{}'.repeat(1000);
    const html = `<link rel=stylesheet href=/a.css><img src=/a.png>${'<p>text</p>'.repeat(500)}`;
    const files = { 'a.html': html, 'a.css': style, 'a.png': Buffer.alloc(5000) };
    const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
    expect(await weigh(files, 'a.html')).toMatchObject({
      page: brotliCompressSync(html, quality(5)).length / 1000,
      style: brotliCompressSync(style, quality(11)).length / 1000,
      pictures: 5,
    });
  });

  it('has data in the page in both', async () => {
    const html = '<script type="application/json">{"a":1}</script>';
    expect(await weigh({ 'a.html': html }, 'a.html')).toMatchObject({
      page: kb(html),
      data: kb('{"a":1}'),
      requests: 1,
    });
  });

  it('follows the base of the site and of the page', async () => {
    const html = '<base href="/campus/"><link rel=stylesheet href=a.css><img src="/campus/b.svg">';
    const files = { 'EN/x.html': html, 'a.css': 'a{}', 'b.svg': '<svg/>' };
    expect(await weigh(files, 'EN/x.html', '/campus/')).toMatchObject({
      style: kb('a{}'),
      pictures: kb('<svg/>'),
      requests: 3,
    });
  });

  it('counts what others send, and what is missing, as requests alone', async () => {
    const html =
      '<script src="https://cdn.example.org/a.js"></script><img src="/missing.png"><img src="data:image/gif;base64,AA"><img src="http://"><img src="/%ff.png">';
    expect(await weigh({ 'a.html': html }, 'a.html')).toMatchObject({
      script: 0,
      pictures: 0,
      requests: 4,
    });
  });

  it('is none where there is no page', async () => {
    expect(await weigh({}, 'a.html')).toBeUndefined();
  });
});
