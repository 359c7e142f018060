import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patchPath } from '../../../cli/fix/patch-path.ts';
import { runSite, runSiteWith } from './run-site.ts';

const wrong = `version: 1
site: { name： 学校 } # 名称
languages:
  zh: { default: yes, label: 中文, home: /index }
lazyGroups: [news, archive]
routes:
  # site-lint-ignore picture-size: 旧图
  - { id: index, paths: { zh: /index/ }, page: index }
  - { id: news, paths: { zh: /news }, page: indx, lazy: news } # 动态
pages:
  index: { blocks: [{ type: share, title: 分享 }] }
`;
const safe = wrong
  .replace('name： ', 'name: ')
  .replace('yes', 'true')
  .replace('/index/', '/index')
  .replace('  # site-lint-ignore picture-size: 旧图\n', '');
const right = safe.replace('indx', 'index').replace('[news, archive]', '[news]');

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-fix-'));
  file = join(folder, 'site.yaml');
  writeFileSync(file, wrong);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lint = (...options: string[]) => runSite('lint', file, ...options);
const text = (): string => readFileSync(file, 'utf8');

describe('site lint --fix', () => {
  it('applies safe fixes, reports the rest, and does nothing the second time', async () => {
    // A comment is unused only where nothing else is wrong.
    const first = await lint('--fix');
    expect(text()).toBe(
      safe.replace('  - { id: index', '  # site-lint-ignore picture-size: 旧图\n  - { id: index'),
    );
    expect(first.err).toBe(`fixed 3 findings in ${file}\n`);
    expect(first).toMatchObject({ code: 1, out: expect.stringContaining('did you mean "index"?') });
    const second = await lint('--fix');
    expect(second).toEqual({ ...first, err: '' });
  });

  it('takes suggestions where guesses are wanted', async () => {
    const { code, out, err } = await lint('--fix-unsafe');
    expect({ code, out }).toEqual({ code: 0, out: 'no problems\n' });
    expect(err).toBe(`fixed 6 findings in ${file}\n`);
    expect(text()).toBe(right);
    expect(await lint('--fix-unsafe')).toEqual({ code: 0, out: 'no problems\n', err: '' });
  });

  it('prints a patch that makes the same of the file, and writes nothing', async () => {
    const { code, out, err } = await lint('--fix-unsafe', '--fix-dry-run');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(text()).toBe(wrong);
    const patch = join(folder, 'patch');
    writeFileSync(patch, out);
    // A file that is not below the working directory is named from its site's folder.
    expect(out).toMatch(/^--- a\/site\.yaml\n\+\+\+ b\/site\.yaml$/m);
    execFileSync('git', ['apply', '-p1', patch], { cwd: folder });
    expect(text()).toBe(right);
    expect(await lint('--fix-dry-run')).toEqual({ code: 0, out: '', err: '' });
  });

  it.each([
    ['site/site.yaml', 'site', '/repo', 'site/site.yaml'],
    ['/repo/site/content/a b.md', '/repo/site', '/repo', 'site/content/a b.md'],
    ['../other/site.yaml', '../other', '/repo', 'site.yaml'],
    ['../other/content/zh/a.md', '../other', '/repo', 'content/zh/a.md'],
    ['/elsewhere/site.yaml', '/elsewhere', '/', 'elsewhere/site.yaml'],
    ['../clone-2/site.yaml', '..', '/repo', 'clone-2/site.yaml'],
  ])('names %s in a patch downwards', (path, site, cwd, wanted) => {
    expect(patchPath(path, cwd, site)).toBe(wanted);
  });

  it('names a file of another repository in a patch from the root of that', () => {
    execFileSync('git', ['init', '-q', folder]);
    expect(patchPath(join(folder, 'a/site/site.yaml'), '/nowhere', join(folder, 'a/site'))).toBe(
      'a/site/site.yaml',
    );
  });

  it('leaves what is off alone', async () => {
    writeFileSync(file, right.replace('[news]', '[news, archive]'));
    await lint('--fix-unsafe', '--rule', 'lazy-group-unused=off');
    expect(text()).toContain('[news, archive]');
  });

  it.each(['--watch', '--stdin-filename'])('does not go with %s', async (other) => {
    const options = other === '--watch' ? [other] : [other, file];
    const { code, err } = await runSiteWith({ stdin: wrong }, 'lint', file, '--fix', ...options);
    expect({ code, err }).toEqual({
      code: 2,
      err: `site: --fix writes files, and cannot go with ${other}\n`,
    });
  });

  it('takes the mark of a twin away, and nothing else of the path', async () => {
    writeFileSync(
      file,
      right
        .replace('zh: /news }', 'zh: /newsH5/x }')
        .replace(
          'languages:',
          'devices: { desktop: {}, mobile: { suffix: H5, form: phone } }\nlanguages:',
        ),
    );
    await lint('--fix-unsafe');
    expect(text()).toContain('zh: /news/x }');
  });

  it('mends Markdown, its front matter and its text', async () => {
    const site = join(folder, 'site');
    cpSync('tests/cli/lint/fixtures/site-address/bad', site, { recursive: true });
    const path = join(site, 'content/zh/news/one.md');
    const before = readFileSync(path, 'utf8');
    await runSite('lint', site, '--fix-unsafe');
    const after = readFileSync(path, 'utf8');
    expect(after).not.toBe(before);
    expect(after.split('\n').length).toBe(before.split('\n').length);
    expect((await runSite('lint', site)).out).not.toContain('did you mean');
  });
});
