import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryFile } from '../../../schema/content/content-files.ts';
import { article, contentSite, findings, writeSite } from '../content/content-site.ts';
import { runSite } from './run-site.ts';

const broken = '见[旧文](gone.md)、![图](gone.png)、[表](gone.pdf)。';
const one = 'content/zh/news/one.md';
const lint = (folder: string, ...args: string[]) => runSite('lint', folder, '--no-cache', ...args);

describe('errors of content', () => {
  it('stop a build, and do not where lint.yaml lowers them: the links are plain words', async () => {
    const folder = contentSite({ [one]: article('title: 新闻', broken) });
    const out = join(folder, 'out');
    expect((await runSite('emit', folder, '-o', out)).code).toBe(1);
    writeSite(folder, { 'lint.yaml': 'rules: { content-link: warning, content-asset: "off" }\n' });
    expect(await runSite('emit', folder, '-o', out)).toMatchObject({ code: 0 });
    const entry = JSON.parse(readFileSync(join(out, entryFile('news', 'zh', 'one')), 'utf8'));
    expect(entry.html).toContain('见<a>旧文</a>');
    expect(entry.html).toContain('<a>表</a>');
    expect(entry.html).not.toContain('<img');
    expect(entry.html).toContain('、图、');
    const reported = await lint(folder);
    expect(reported.code).toBe(0);
    expect(reported.err).not.toContain('refuses');
  });

  it('that are no matter of links stop it whatever lint.yaml says', async () => {
    const folder = contentSite({
      [one]: article('title: 新闻', '前 <!-- 后'),
      'content/zh/news/two.md': article('title: 新闻', '[x](javascript:alert(1))'),
      'lint.yaml': 'rules: { content-lost: warning, link-scheme: "off" }\n',
    });
    expect((await runSite('emit', folder, '-o', join(folder, 'out'))).code).toBe(1);
    const reported = await lint(folder);
    expect(reported.code).toBe(0);
    expect(reported.err).toContain('site build refuses this site');
  });
});

describe('--baseline', () => {
  const known = (folder: string) => join(folder, 'known.json');

  it('records what is found, then reports what is new and says what is gone', async () => {
    const folder = contentSite({ [one]: article('title: 新闻', broken) });
    const options = ['--baseline', known(folder)];
    expect(await lint(folder, ...options)).toMatchObject({
      code: 0,
      out: 'no problems\n',
      err: expect.stringContaining('recorded 3 findings'),
    });
    // Edits elsewhere change nothing, another mistake is new.
    writeSite(folder, {
      [one]: article('title: 新闻', `新段。\n\n${broken}`),
      'content/zh/news/two.md': article('title: 新闻', '[x](none.md)'),
    });
    for (const format of ['json', 'sarif', 'gitlab', 'junit', 'github', 'stylish', 'codeframe']) {
      const { code, out } = await lint(folder, ...options, '--format', format);
      expect(code).toBe(1);
      expect(out).toContain('none.md');
      expect(out).not.toContain('gone.md');
    }
    writeSite(folder, { [one]: article(), 'content/zh/news/two.md': article() });
    expect(await lint(folder, ...options)).toMatchObject({
      code: 0,
      err: expect.stringContaining('3 findings of'),
    });
    expect((await lint(folder, ...options)).err).toContain('--baseline-update');
    expect((await lint(folder, ...options, '--baseline-update')).err).toContain(
      'recorded 0 findings',
    );
    expect(await lint(folder, ...options)).toMatchObject({ code: 0, err: '' });
  });

  it('counts a second mistake of the same kind in the same line as new', async () => {
    const folder = contentSite({ [one]: article('title: 新闻', '[x](gone.md)') });
    await lint(folder, '--baseline', known(folder));
    writeSite(folder, { [one]: article('title: 新闻', '[x](gone.md)\n\n[x](gone.md)') });
    expect((await lint(folder, '--baseline', known(folder))).code).toBe(1);
  });

  it('leaves limits of warnings to what is new', async () => {
    const folder = contentSite({ [one]: article('title: 新闻', '# 题') });
    const options = ['--baseline', known(folder), '--max-warnings', '0', '--fail-on', 'warning'];
    expect((await lint(folder, ...options)).code).toBe(0);
    expect((await lint(folder, ...options)).code).toBe(0);
  });

  it('never records what keeps the rest from being checked', async () => {
    const folder = contentSite({ [one]: article('titel: 新闻') });
    const options = ['--baseline', known(folder)];
    expect((await lint(folder, ...options)).code).toBe(1);
    expect((await lint(folder, ...options)).code).toBe(1);
    const other = contentSite({ 'site.yaml': 'version: [\n' });
    const reported = await lint(other, '--baseline', known(other));
    expect(reported).toMatchObject({ code: 1, err: expect.stringContaining('is not written') });
    expect(existsSync(known(other))).toBe(false);
  });

  it('refuses a file that is no baseline, one of the site, and an update of nothing', async () => {
    const folder = contentSite({ [one]: article() });
    writeFileSync(known(folder), '{"version":9}');
    expect(await lint(folder, '--baseline', known(folder))).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no baseline'),
    });
    expect(await lint(folder, '--baseline', join(folder, one))).toMatchObject({ code: 2 });
    expect(await lint(folder, '--baseline-update')).toMatchObject({ code: 2 });
    expect(await findings(folder)).toEqual([]);
  });

  it('is not recorded in a folder that is not there: the path has a mistake in it', async () => {
    const folder = contentSite({ [one]: article('title: 新闻', broken) });
    const wrong = join(folder, 'nowhere', 'baseline.json');
    const { code, err } = await lint(folder, '--baseline', wrong);
    expect([code, err]).toEqual([2, expect.stringContaining('there is no folder')]);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});
