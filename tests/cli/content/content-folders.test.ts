import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import { runSite } from '../commands/run-site.ts';
import { contentSite, findings, siteYaml } from './content-site.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const named = siteYaml('  news: { detail: detail, files: { zh: guide/zh, en: guide } }');

function site(files: Readonly<Record<string, string>>): string {
  const folder = contentSite({ 'site.yaml': named, ...files });
  folders.push(folder);
  return folder;
}

const text = (title: string, body = 'Text.', front = 'order: 1'): string =>
  `---\n${front}\n---\n\n# ${title}\n\n${body}\n`;

async function emitted(folder: string) {
  const { checked } = await lintSite(folder);
  if (!checked) throw new Error((await findings(folder)).join('\n'));
  const { files } = await emittedFiles(checked);
  return (path: string) => {
    const file = files.get(`content/${path}.json`);
    if (!file || !('make' in file)) throw new Error(`no ${path}`);
    return JSON.parse(file.make());
  };
}

describe('folders that a collection names', () => {
  it('hold its entries by language; one may lie in the other, and files are translations by their names', async () => {
    const folder = site({
      'guide/one.md': text('One', 'See [two](two.md#part), [中文](zh/one.md).'),
      'guide/two.md': text('Two', '## Part\n\nText.', 'order: 2'),
      'guide/zh/one.md': text('一', '见[英文](../one.md)和![图](../../pictures/a.svg)。'),
      'guide/zh/two.md': text('二', '正文。', 'order: 2'),
      'pictures/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
      'notes.md': '# Nobody publishes this',
    });
    expect(await findings(folder)).toEqual([]);
    const read = await emitted(folder);
    const one = read('en/news/entries/one');
    expect(one.title).toBe('One');
    expect(one.html).not.toContain('<h2');
    expect(one.html).toContain('/EN/news/two#part');
    expect(one.html).toMatch(/"[^"]*\/news\/one"/);
    expect(one.translations).toEqual({ zh: '/news/one' });
    expect(one.next.title).toBe('Two');
    expect(read('zh/news/entries/one').html).toContain('.svg');
  });

  it('are the only place of its entries, and hold nothing else; links out of them are followed inside of the site', async () => {
    const folder = site({
      'guide/one.md': text('One', '[a](tree.md), [b](two.md#prat), ![c](../../x.svg)'),
      'guide/two.md': text('Two', '## Part\n\nText.'),
      'guide/zh/one.md': text('一'),
      'guide/zh/two.md': text('二'),
      'guide/old.txt': 'x',
      'content/zh/news/late.md': text('三'),
    });
    const found = (await findings(folder)).map((each) => each.replaceAll(`${folder}/`, ''));
    expect(found).toEqual([
      expect.stringMatching(
        /^content\/zh\/news\/late.md:1:1 error content-place .* lie in guide\/zh/,
      ),
      expect.stringMatching(/^guide\/old.txt:1:1 warning content-file /),
      expect.stringMatching(/^guide\/one.md:7:\d+ error content-link "tree.md" /),
      expect.stringMatching(/^guide\/one.md:7:\d+ warning link-anchor "#prat" .* → #part$/),
      expect.stringMatching(
        /^guide\/one.md:7:\d+ error content-asset .*outside of the site's folder/,
      ),
    ]);
  });

  it('are where site new writes, site i18n looks and site fmt formats', async () => {
    const folder = site({ 'guide/one.md': text('One'), 'guide/zh/one.md': text('一') });
    const added = await runSite(
      'new',
      'article',
      'three',
      '--collection',
      'news',
      '--site',
      folder,
    );
    expect(added.code, added.err).toBe(0);
    expect(added.out + added.err).toContain('guide/zh/three.md');
    rmSync(join(folder, 'guide/three.md'));
    const lacking = await runSite('i18n', folder);
    expect(lacking.out).toContain('guide/three.md');
    writeFileSync(join(folder, 'guide/one.md'), text('One', 'Text.', 'order:   1'));
    const { code, out, err } = await runSite('fmt', folder, '--check');
    expect([code, out + err]).toEqual([1, expect.stringContaining('guide/one.md')]);
  });

  it('are looked into by every lint, though their site file stays as it is', async () => {
    const folder = site({ 'guide/one.md': text('One'), 'guide/zh/one.md': text('一') });
    const past = new Date(Date.now() - 60_000);
    const settle = (path: string): void => utimesSync(join(folder, path), past, past);
    for (const path of ['site.yaml', 'guide/one.md', 'guide/zh/one.md']) settle(path);
    expect((await runSite('lint', folder)).code).toBe(0);
    mkdirSync(join(folder, 'public'), { recursive: true });
    writeFileSync(join(folder, 'guide/one.md'), text('One', '[gone](gone.md)'));
    expect((await runSite('lint', folder)).out).toContain('content-link');
  });
});

describe('a text without a title in its front matter', () => {
  it.each([
    ['# 标题', '标题'],
    ['\n\n#   Words with `code` and *more* #', 'Words with code and more'],
  ])('has the heading that it begins with: %j', async (heading, title) => {
    const body = `---\norder: 1\n---\n${heading}\n\n## Part\n\nText: [own](#part).\n`;
    const folder = site({ 'guide/one.md': body, 'guide/zh/one.md': text('一') });
    expect(await findings(folder)).toEqual([]);
    const one = (await emitted(folder))('en/news/entries/one');
    expect(one.title).toBe(title);
    expect(one.headings).toEqual([{ id: 'part', text: 'Part' }]);
    expect(one.html).not.toContain(title);
  });

  it('lacks one where something else stands before the heading', async () => {
    const body = '---\norder: 1\n---\nText.\n\n# One\n';
    const folder = site({ 'guide/one.md': body, 'guide/zh/one.md': text('一') });
    const found = (await findings(folder)).join('\n');
    expect(found).toContain('schema-required');
    expect(found).toContain('content-heading');
  });

  it('keeps the title that its front matter has, and is warned of a second one', async () => {
    const folder = site({
      'guide/one.md': text('Two', 'Text.', 'title: One'),
      'guide/zh/one.md': text('一'),
    });
    expect(await findings(folder)).toEqual([
      expect.stringMatching(/^guide\/one.md:5:1 warning content-heading/),
    ]);
  });
});

describe('links that are written for a code host', () => {
  it('lead to headings whose ids the page has itself, and to the title of a text', async () => {
    const folder = site({
      'guide/one.md': text(
        'One',
        '[a](two.md#news), [b](#one), [c](two.md#two), [d](#table)\n\n## Table\n\nText.',
      ),
      'guide/two.md': text('Two', '## News\n\nText.'),
      'guide/zh/one.md': text('一'),
      'guide/zh/two.md': text('二'),
    });
    expect(await findings(folder)).toEqual([]);
    const read = await emitted(folder);
    expect(read('en/news/entries/two').headings).toEqual([{ id: 'news-1', text: 'News' }]);
    const { html } = read('en/news/entries/one');
    expect(html).toContain('/EN/news/two#news-1"');
    expect(html).toContain('href="#table-1"');
    expect(html).toContain('href="#top"');
  });
});

describe('a block of code', () => {
  it('keeps the name of the file that it is, and may hold what a text may not', async () => {
    const code = ['```yaml title="site.yaml"', `${'>'.repeat(60)} deep`, '```'].join('\n');
    const folder = site({ 'guide/one.md': text('One', code), 'guide/zh/one.md': text('一') });
    expect(await findings(folder)).toEqual([]);
    const { html } = (await emitted(folder))('en/news/entries/one');
    expect(html).toContain(
      '<figure class="code"><figcaption><span>site.yaml</span></figcaption><pre tabindex="0"><code class',
    );
    expect(html).not.toContain('title="');
  });
});
