import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSite } from './run-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-due-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const siteFile = `version: 1
site: { name: 测试, timeZone: Asia/Shanghai }
languages:
  zh: { default: true, label: 中文, home: /index }
routes:
  - { id: index, paths: { zh: /index }, page: home }
pages:
  home: { blocks: [{ type: articleList, collection: news }] }
errors: { notFound: home }
collections: { news: {} }
`;

/** Asks when a site with one entry of this front matter changes next. */
async function due(front: string, site = siteFile) {
  mkdirSync(join(folder, 'content/zh/news'), { recursive: true });
  writeFileSync(join(folder, 'site.yaml'), site);
  writeFileSync(join(folder, 'content/zh/news/a.md'), `---\ntitle: 通知\n${front}---\n\n正文。\n`);
  const out = join(folder, 'out');
  const ran = await runSite('build', folder, '--out', out, '--due');
  expect(existsSync(out)).toBe(false);
  return ran;
}

describe('site build --due', () => {
  it('prints when the next entry appears or goes, in UTC, and builds nothing', async () => {
    const ran = await due('publishAt: 2097-01-02T08:00\nexpires: 2098-01-01\n');
    expect(ran).toMatchObject({ code: 0, out: '2097-01-02T00:00:00.000Z\n' });
  });

  it('prints nothing where the content stays as it is', async () => {
    expect(await due('expires: 2001-01-01\n')).toMatchObject({ code: 0, out: '' });
  });

  it('reports a site with errors, and prints no moment', async () => {
    const ran = await due('', siteFile.replace('page: home', 'page: none'));
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain('none');
  });
});
