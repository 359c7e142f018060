import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../../../cli/program.ts';
import { article, contentSite, siteYaml } from '../content/content-site.ts';

let folder = '';
let stop = new AbortController();
let running: Promise<number> | undefined;
const reported = { out: '', err: '' };

beforeEach(() => {
  folder = contentSite({ 'content/zh/news/one.md': article() });
  stop = new AbortController();
  Object.assign(reported, { out: '', err: '' });
});
afterEach(async () => {
  stop.abort();
  await running;
  rmSync(folder, { recursive: true, force: true });
});

function watch(...options: string[]): void {
  running = run(
    ['lint', folder, '--watch', ...options],
    {
      color: false,
      stdout: (text) => {
        reported.out += text;
      },
      stderr: (text) => {
        reported.err += text;
      },
    },
    () => stop.signal,
  );
}

const looks = (): number => reported.err.match(/^watching /gm)?.length ?? 0;
/** Waits for the next look, and returns what it told. */
async function nextLook(change: () => void): Promise<string> {
  const before = looks();
  reported.out = '';
  change();
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(before), {
    timeout: 10_000,
    interval: 20,
  });
  return reported.out;
}

const file = (name: string): string => join(folder, name);

it('looks again after every change, however it is saved, and ends when it is stopped', async () => {
  expect(await nextLook(() => watch())).toBe('no problems\n');
  const site = readFileSync(file('site.yaml'), 'utf8');
  const wrong = site.replace('page: one', 'page: on');
  expect(await nextLook(() => writeFileSync(file('site.yaml'), wrong))).toMatch(/page-unknown/);
  // Editors write aside and rename: twice, as a watched file would be lost after the first time.
  for (const [text, expected] of [
    [site, /^no problems$/m],
    [wrong, /page-unknown/],
    [site, /^no problems$/m],
  ] as const) {
    const save = (): void => {
      writeFileSync(file('site.yaml~'), text);
      renameSync(file('site.yaml~'), file('site.yaml'));
    };
    expect(await nextLook(save)).toMatch(expected);
  }
  stop.abort();
  expect(await running).toBe(0);
});

it('notices new folders of content, those that are put in the place of others, and settings', async () => {
  await nextLook(() => watch());
  const bad = article('titel: 一');
  await nextLook(() => mkdirSync(file('content/en/news'), { recursive: true }));
  expect(await nextLook(() => writeFileSync(file('content/en/news/two.md'), bad))).toMatch(
    /two\.md:2:1/,
  );
  const replace = (): void => {
    rmSync(file('content/en/news'), { recursive: true });
    mkdirSync(file('content/en/news'));
  };
  expect(await nextLook(replace)).toBe('no problems\n');
  expect(await nextLook(() => writeFileSync(file('content/en/news/three.md'), bad))).toMatch(
    /three\.md:2:1/,
  );
  await nextLook(() => writeFileSync(file('lint.yaml'), 'rulez: {}'));
  expect(reported.err).toMatch(/"rulez" is no key that is known here; did you mean "rules"\?/);
});

it('notices changes behind a linked folder, one with a link to itself, too', async () => {
  const other = mkdtempSync(join(tmpdir(), 'linked-'));
  mkdirSync(join(other, 'art'));
  symlinkSync(other, join(other, 'art/again'));
  symlinkSync(other, file('public'));
  const picture = article('title: 一', '![图](/art/dot.svg)');
  await nextLook(() => watch());
  const reported = await nextLook(() => writeFileSync(file('content/zh/news/one.md'), picture));
  expect(reported).toMatch(/there is no file/);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  expect(await nextLook(() => writeFileSync(join(other, 'art/dot.svg'), svg))).toBe(
    'no problems\n',
  );
  rmSync(other, { recursive: true });
});

it('does not take its own report for a change, nor what stands beside the site', async () => {
  await nextLook(() => watch('--format', `json=${file('report.json')}`));
  await nextLook(() => writeFileSync(file('content/zh/news/one.md'), article('titel: 一')));
  expect(JSON.parse(readFileSync(file('report.json'), 'utf8')).summary.errors).toBe(1);
  const before = looks();
  cpSync(file('site.yaml'), file('notes.txt'));
  writeFileSync(file('content/.hidden'), '');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(looks()).toBe(before);
});

it('says so where there is no site to begin with', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  rmSync(folder, { recursive: true });
  folder = empty;
  watch();
  expect(await running).toBe(2);
  expect(reported.err).toMatch(/has no site\.yaml/);
});

it('looks again when a text changes in a folder that a collection names', async () => {
  mkdirSync(join(folder, 'guide'));
  writeFileSync(join(folder, 'guide/one.md'), article());
  rmSync(join(folder, 'content'), { recursive: true });
  const source = siteYaml('  news: { detail: detail, files: { zh: guide } }');
  writeFileSync(join(folder, 'site.yaml'), source);
  expect(await nextLook(() => watch())).toBe('no problems\n');
  // The watcher learns of the folder from the first look.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const change = () =>
    writeFileSync(join(folder, 'guide/one.md'), article('title: 新闻', '[x](y.md)'));
  expect(await nextLook(change)).toContain('content-link');
});
