import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dayOf } from '../../../cli/import/plan/day-of.ts';
import { idOfText } from '../../../cli/import/plan/entry-ids.ts';
import { documentKey, pathOnSite } from '../../../cli/import/source/document-key.ts';
import { runSite } from '../commands/run-site.ts';
import { importSite, pixel, writeFiles } from './import-site.ts';

const two = { 'a.html': '<title>甲</title><p>一</p>', 'b.html': '<title>乙</title><p>二</p>' };

describe('site import', () => {
  it('says what it would write, and writes nothing, in a dry run', async () => {
    const { run, paths } = importSite({
      ...two,
      'c.html': '<p><img src="x.png" alt="x"></p>',
      'x.png': pixel,
    });
    const before = paths();
    const { code, out, err } = await run('html', '.', '--dry-run');
    expect(code).toBe(0);
    expect(out.match(/^wrote +\S+$/gm)).toHaveLength(4);
    expect(err).toContain(
      'nothing is written, as it is a dry run: 3 new, 0 replaced, 0 as they were; 1 pictures and files',
    );
    expect(paths()).toEqual(before);
  });

  it('leaves what it imported before as it is', async () => {
    const { run, read, paths } = importSite({
      ...two,
      'c.html': '<p>x <img src="x.png" alt="x"></p>',
      'x.png': pixel,
    });
    await run('html', '.');
    const before = [paths(), read('redirects/news.yaml'), read('site.yaml')];
    const { code, err } = await run('html', '.');
    expect([code, err]).toEqual([
      0,
      expect.stringContaining('0 new, 0 replaced, 3 as they were; 0 pictures and files'),
    ]);
    expect([paths(), read('redirects/news.yaml'), read('site.yaml')]).toEqual(before);
  });

  it('writes over no other file, and nothing at all then', async () => {
    const { run, read, paths, old } = importSite(two, {
      'content/zh/news/b.md': '---\ntitle: 自己的\n---\n\n文。\n',
    });
    const before = paths();
    const report = join(old, '..', 'report.md');
    const { code, out, err } = await run('html', '.', '--report', report);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/content\/zh\/news\/b\.md: there is a file with other text \(b\.html\)\n/);
    expect(err).toContain('nothing was written; pass --replace to write over these files');
    expect(paths()).toEqual(before);
    expect(readFileSync(report, 'utf8')).toContain('- conflict: `content/zh/news/b.md`');
    expect((await run('html', '.', '--replace')).code).toBe(0);
    expect(read('content/zh/news/b.md')).toContain('title: 乙');
  });

  it('takes a name in other letters for the same address', async () => {
    const { run } = importSite(two, {
      'content/zh/news/B.md': '---\ntitle: 自己的\n---\n\n文。\n',
    });
    expect((await run('html', '.', '--replace')).code).toBe(1);
  });

  it('makes drafts, in a language and a section', async () => {
    const { run, read, lint } = importSite(two);
    await run('html', '.', '--draft', '--language', 'en', '--code', 'teaching');
    expect(read('content/en/news/a.md')).toBe(
      '---\ntitle: 甲\ncode: teaching\ndraft: true\n---\n\n一\n',
    );
    expect((await lint()).errors).toEqual([]);
  });

  it('gives entries what their collection requires, and says so', async () => {
    const yaml = importSite({}).read('site.yaml');
    const strict = yaml
      .replace(
        '    detail: detail\n',
        '    detail: detail\n    required: [date, summary, source, code, order]\n',
      )
      .replace('seats: { type: number }', 'seats: { type: number, required: true }');
    const { run, read } = importSite(
      { 'a.html': '<title>甲</title><p>一。</p><p>二。</p>' },
      { 'site.yaml': strict },
    );
    const refused = await run('html', '.');
    expect([refused.code, refused.err]).toEqual([
      2,
      'site: entries of news have a section, and 1 document has none; pass --code with one of campus, teaching\n',
    ]);
    const { code, err } = await run('html', '.', '--code', 'campus');
    expect(code).toBe(0);
    expect(read('content/zh/news/a.md')).toMatch(
      /^---\ntitle: 甲\ndate: \d{4}-\d\d-\d\d\ncode: campus\nsummary: 一。\nsource: 临海学院\n---\n/,
    );
    expect(err).toContain('check: order is missing, which the collection requires');
    expect(err).toContain('check: seats is missing, which the collection requires');
  });

  it('adds to redirects that there are, and to an include of the site', async () => {
    const yaml = importSite({}).read('site.yaml');
    const { run, read, site, lint } = importSite(two, {
      'site.yaml': `${yaml}include: [more/*.yaml]\nredirects:\n  - { from: /a.html, to: /about }\n`,
      'more/x.yaml': 'redirects:\n  - { from: /z.html, to: /about }\n',
    });
    await run('html', '.');
    expect(parse(read('site.yaml')).include).toEqual(['more/*.yaml', 'redirects/*.yaml']);
    // What the site says itself stays.
    expect(parse(read('redirects/news.yaml')).redirects).toEqual([
      { from: '/b.html', to: '/news/b' },
    ]);
    writeFiles(join(site, '..', 'old'), { 'c.html': '<title>丙</title><p>三</p>' });
    await run('html', 'c.html');
    expect(parse(read('redirects/news.yaml')).redirects).toHaveLength(2);
    expect((await lint()).errors).toEqual([]);
  });

  it('writes no redirects where no server sees the paths of pages', async () => {
    const yaml = importSite({}).read('site.yaml').replace('origin:', 'history: hash, origin:');
    const { run, paths } = importSite(two, { 'site.yaml': yaml });
    expect((await run('html', '.')).code).toBe(0);
    expect(paths()).not.toContain('redirects/news.yaml');
  });

  it('writes nothing where a folder, or a file, stands in its way', async () => {
    const { run, paths, site } = importSite(two);
    mkdirSync(join(site, 'content/zh/news/b.md'), { recursive: true });
    const before = paths();
    expect((await run('html', '.')).code).toBe(1);
    expect(paths()).toEqual(before);
    const picture = { 'a.html': '<p>x <img src="x.png" alt="x"></p>', 'x.png': pixel };
    const blocked = importSite(picture, { 'public/media': 'a file' });
    const { code, err } = await blocked.run('html', '.');
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('cannot be written, and is as it was'),
    ]);
    expect(blocked.paths()).toEqual(['public/media', 'site.yaml']);
  });

  it('saves files of the same name under two, and the same content under one', async () => {
    const other = Buffer.from(pixel);
    const { run, read, paths } = importSite({
      'a.html':
        '<p>a <a href="x/plan.pdf">1</a> <a href="y/plan.pdf">2</a> <a href="z/copy.pdf">3</a> <a href="evil.php">4</a></p>',
      'x/plan.pdf': 'one',
      'y/plan.pdf': 'two',
      'z/copy.pdf': 'one',
      'evil.php': other,
    });
    await run('html', '.');
    expect(paths().filter((path) => path.startsWith('public'))).toEqual([
      expect.stringMatching(/^public\/media\/news\/plan-[0-9a-f]{8}\.pdf$/),
      'public/media/news/plan.pdf',
    ]);
    expect(read('content/zh/news/a.md')).toMatch(
      /\[1\]\(\/media\/news\/plan\.pdf\) \[2\]\(\/media\/news\/plan-[0-9a-f]{8}\.pdf\) \[3\]\(\/media\/news\/plan\.pdf\) 4\n/,
    );
  });

  it.each([
    '../secret.png',
    '%2e%2e/secret.png',
    'link.png',
    'linked/secret.png',
    '..\\\\secret.png',
  ])('saves nothing from outside of its source: %s', async (address) => {
    const { run, old, paths } = importSite({
      'in/a.html': `<p>a <img src="${address}" alt="x"> <a href="${address}">b</a></p>`,
      'secret.png': pixel,
    });
    symlinkSync(join(old, 'secret.png'), join(old, 'in/link.png'));
    symlinkSync(old, join(old, 'in/linked'));
    const { code, err } = await run('html', 'in');
    expect([code, err]).toEqual([0, expect.stringContaining('lost: a picture that is not there')]);
    expect(paths().filter((path) => path.startsWith('public'))).toEqual([]);
  });

  it('reports what the linter will not take, and leaves out what nobody can read', async () => {
    const { run, paths } = importSite({
      'a.html': `${'<blockquote>'.repeat(80)}x`,
      'b.html': `${'<div>'.repeat(30_000)}x`,
      'c.html': `<p>${'长文'.repeat(100_000)}</p>`,
    });
    const { code, err } = await run('html', '.');
    expect(code).toBe(0);
    expect(err).toContain('check: content-depth: quotes and lists are nested 80 deep here');
    expect(err).toContain('check: content-size: this file has');
    expect(err).toContain('left out b.html: it is nested too deeply to be read');
    expect(paths().filter((path) => path.startsWith('content'))).toHaveLength(2);
  });

  it('speaks Chinese', async () => {
    const { run } = importSite({ 'a.html': '<p>文<script></script><a href="x.htm">x</a></p>' });
    const { out, err } = await run('html', '.', '--lang', 'zh');
    expect(out).toMatch(/^新建 +\S+/);
    expect(err).toContain('没有导入：脚本（1 篇）');
    expect(err).toContain('没有导入：链接没有去处（1 篇）');
    expect(err).toContain('新建 1 篇，替换 0 篇，不变 0 篇；图片和附件 0 个');
  });

  it.each([
    [['tiff', '.'], "'tiff' is invalid"],
    [['html', 'nowhere'], 'cannot be read'],
    [['html', 'empty'], 'there is no file in'],
    [['html', '.', '--language', 'fr'], 'the site has no language fr; there are zh, en'],
    [['html', '.', '--code', 'campu'], 'the collection has no section campu; did you mean campus?'],
    [['html', '.', '--media', '/nowhere'], 'there is no folder /nowhere'],
    [
      ['html', '.', '--old', 'old.example.edu'],
      '--old "old.example.edu" is no address of an old site',
    ],
    [['html', '.', '--collection', 'newz'], 'there is no collection newz; did you mean news?'],
  ])('refuses %j in a line', async ([kind = '', source = '', ...more], message) => {
    const { run, old, paths } = importSite(two);
    mkdirSync(join(old, 'empty'));
    const before = paths();
    const { code, out, err } = await run(kind, source, ...more);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(paths()).toEqual(before);
  });

  it('asks for a collection', async () => {
    const { code, err } = await runSite('import', 'html', '.');
    expect([code, err]).toEqual([2, expect.stringContaining('--collection')]);
  });
});

describe('names and days of old sites', () => {
  it.each([
    ['春季开放日', 'chun-ji-kai-fang-ri'],
    ['%e6%98%a5', 'chun'],
    ['2024年 Spring — Day!', '2024-nian-spring-day'],
    ['Über Ångström', 'uber-angstrom'],
    ['---', ''],
    ['Привет', ''],
    ['_x', 'x'],
    ['../../etc/passwd', 'etc-passwd'],
    [
      `${'long-'.repeat(30)}`,
      'long-long-long-long-long-long-long-long-long-long-long-long-long'
        .slice(0, 64)
        .replace(/-$/, ''),
    ],
  ])('has the id of %s', async (text, id) => {
    expect(await idOfText(text)).toBe(id);
  });

  it.each([
    ['2019-05-28 08:00:00', '2019-05-28'],
    ['2019/5/8', '2019-05-08'],
    ['2019年5月8日', '2019-05-08'],
    ['２０１９－０５－２８', '2019-05-28'],
    ['20190528', '2019-05-28'],
    ['Tue, 28 May 2019 10:00:00 +0000', '2019-05-28'],
    ['May 28, 2019', '2019-05-28'],
    ['2019-02-30', undefined],
    ['0000-00-00', undefined],
    ['soon', undefined],
  ])('reads %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  it.each([
    ['/A/Index.html', '/a'],
    ['/a/', '/a'],
    ['/%E6%98%A5/?p=1#x', '/春?p=1'],
    ['/', ''],
  ])('finds a document by %s', (address, key) => {
    expect(documentKey(address)).toBe(key);
  });

  it.each([
    ['https://old.edu/a', 'https://old.edu', '/a'],
    ['http://www.old.edu/a', 'https://old.edu', '/a'],
    ['//old.edu?x', 'https://old.edu', '/?x'],
    ['https://old.edu.evil.org/a', 'https://old.edu', undefined],
    ['https://other.edu/a', 'https://old.edu', undefined],
    ['/a', undefined, '/a'],
    ['a', 'https://old.edu', undefined],
  ])('takes %s for one of %s', (address, origin, path) => {
    expect(pathOnSite(address, origin)).toBe(path);
  });
});
