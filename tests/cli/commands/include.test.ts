import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../../cli/program.ts';
import { includingSite, partOf, siteFolder } from '../site-folder.ts';
import { runSite, runSiteWith } from './run-site.ts';

let folder = '';
beforeEach(() => {
  folder = siteFolder({
    'site.yaml': includingSite('["parts/*.yaml"]'),
    'parts/a.yaml': partOf('a'),
    'parts/b.yaml': partOf('b'),
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string): string => join(folder, path);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(at(path), text);
const lint = (...options: string[]) => runSite('lint', folder, '--explain', 'no', ...options);

describe('site lint of a site that includes files', () => {
  it('has nothing to say of one that is right', async () => {
    expect(await lint()).toEqual({ code: 0, out: 'no problems\n', err: '' });
  });

  it('names the file, the line and the code of a finding of shape and of meaning', async () => {
    write('parts/a.yaml', partOf('a').replace('page: a', 'page: aa').replace('title', 'titel'));
    write('parts/b.yaml', partOf('b').replace('page: b', 'page: bb'));
    const shape = await lint();
    expect(shape.out).toContain(`${at('parts/a.yaml')}:2:33  error  schema-unknown-key  `);
    expect(shape.out).toContain('2 |   - { id: a, paths: { zh: /a }, titel: 页面, page: aa }');
    write('parts/a.yaml', partOf('a').replace('page: a', 'page: aa'));
    const { out, code } = await lint();
    expect(code).toBe(1);
    expect(out.match(/^\S+:\d+:\d+ {2}\w+ {2}\S+/gm)).toEqual([
      `${at('parts/a.yaml')}:2:50  error  page-unknown`,
      `${at('parts/b.yaml')}:2:50  error  page-unknown`,
    ]);
    const sarif = JSON.parse((await lint('--format', 'json')).out);
    expect(sarif.diagnostics.map(({ file }: { file: string }) => file.split('/').at(-1))).toEqual([
      'a.yaml',
      'b.yaml',
    ]);
  });

  it('says of an empty included file what belongs there', async () => {
    write('parts/b.yaml', '# later\n');
    const { out, code } = await lint();
    expect(code).toBe(1);
    expect(out).toContain(
      `${at('parts/b.yaml')}:1:1  error  yaml-empty  this file is empty; an included file holds keys of the site file, such as pages or routes\n`,
    );
    expect(out).not.toContain('version');
    const chinese = await runSiteWith({ locale: 'zh_CN' }, 'lint', folder, '--explain', 'no');
    expect(chinese.out).toContain('这个文件是空的；被包含的文件里写站点文件的一部分键');
    const alone = await runSite('lint', at('parts/b.yaml'));
    expect(alone).toMatchObject({ code: 2, err: expect.stringContaining('is included by') });
  });

  it('says of an empty file of an environment what belongs there', async () => {
    write('site.staging.yaml', '');
    const { out } = await lint('--env', 'staging');
    expect(out).toContain(
      'this file is empty; the file of an environment holds keys of the site file, such as site\n',
    );
  });

  it.each([
    ['parts/a.yaml', 'expected a list; did you mean [parts/a.yaml]?', '是否想写 [parts/a.yaml]？'],
    ["'parts/*.yaml'", "did you mean ['parts/*.yaml']?", "是否想写 ['parts/*.yaml']？"],
  ])('asks for brackets around %s alone', async (pattern, english, chinese) => {
    write('site.yaml', includingSite(pattern));
    const { out } = await lint();
    expect(out).toContain(`site.yaml:2:10  error  schema-type  `);
    expect(out).toContain(english);
    const own = await runSiteWith({ locale: 'zh_CN' }, 'lint', folder, '--explain', 'no');
    expect(own.out).toContain(chinese);
  });

  it('places what lacks on the top in the site file', async () => {
    write('site.yaml', read('site.yaml').replace(/languages:\n.*\n/, ''));
    const { out } = await lint();
    expect(out).toContain(`${at('site.yaml')}:1:1  error  schema-required  the key "languages"`);
  });

  it('reports what two files have both in one of them, and names the other', async () => {
    write('parts/b.yaml', partOf('b').replace('id: b', 'id: a'));
    const { out } = await lint();
    expect(out).toMatch(/parts\/b\.yaml:2:11 {2}error {2}route-duplicate-id/);
    expect(out).toMatch(/parts\/a\.yaml:2:11 {2}/);
  });

  it('fixes the right file, and prints a patch of it', async () => {
    write('parts/b.yaml', partOf('b').replace('title: 页面', 'hideInMenu: yes, title： 页面'));
    const before = read('site.yaml');
    const dry = await lint('--fix-dry-run');
    expect(dry.out).toContain('+++ b/parts/b.yaml');
    expect(dry.out).not.toContain('site.yaml');
    const { err } = await lint('--fix');
    expect(err).toContain(`in ${at('parts/b.yaml')}\n`);
    expect(read('parts/b.yaml')).toContain('hideInMenu: true, title: 页面');
    expect(read('site.yaml')).toBe(before);
  });

  it('takes suggestions in the right file, and removes nothing that another file may mean', async () => {
    write('parts/a.yaml', partOf('a').replace('page: a', 'page: aboutt'));
    write('parts/b.yaml', `${partOf('b')}  about: { blocks: [{ type: share, title: 一 }] }\n`);
    await lint('--fix-unsafe');
    expect(read('parts/a.yaml')).toContain('page: about }');
    expect(read('parts/b.yaml')).toContain('  about: {');
  });

  it('lets comments hide warnings in the file that they stand in', async () => {
    const unused = '  unused: { blocks: [{ type: share, title: 一 }] }\n';
    write('parts/a.yaml', partOf('a') + unused);
    expect((await lint()).out).toMatch(/parts\/a\.yaml:5:3 {2}warning {2}page-unused/);
    write('parts/a.yaml', `${partOf('a')}  # site-lint-ignore page-unused: 以后用\n${unused}`);
    expect((await lint()).out).toBe('no problems\n');
    write('parts/a.yaml', `# site-lint-ignore-file page-unused: 以后用\n${partOf('a')}`);
    write('parts/b.yaml', partOf('b') + unused);
    expect((await lint()).out).toMatch(/parts\/a\.yaml:1:25 {2}warning {2}ignore-unused/);
  });

  it('knows findings of a part again by a baseline', async () => {
    write('parts/a.yaml', `${partOf('a')}  unused: { blocks: [{ type: share, title: 一 }] }\n`);
    await lint('--baseline', at('known.json'), '--baseline-update');
    expect(JSON.parse(read('known.json')).findings).toMatchObject([{ file: 'parts/a.yaml' }]);
    write('parts/a.yaml', `# 新的一行\n${read('parts/a.yaml')}`);
    expect((await lint('--baseline', at('known.json'))).out).toBe('no problems\n');
  });

  it('does not write a report over a part', async () => {
    const { code, err } = await lint('--format', `json=${at('parts/a.yaml')}`);
    expect({ code, err }).toEqual({
      code: 2,
      err: `site: ${at('parts/a.yaml')} belongs to the site; write the report elsewhere\n`,
    });
  });

  it('reads a part from stdin as the part that it is', async () => {
    const text = partOf('b').replace('page: b', 'page: bb');
    const { out } = await runSiteWith(
      { stdin: text },
      'lint',
      '--stdin-filename',
      at('parts/b.yaml'),
    );
    expect(out).toMatch(/parts\/b\.yaml:2:50 {2}error {2}page-unknown {2}/);
    expect(out).not.toContain('schema-required');
    expect((await lint()).out).toBe('no problems\n');
  });
});

describe('what is remembered of a site that includes files', () => {
  const old = (): void => {
    const long = Date.now() / 1000 - 60;
    for (const path of ['site.yaml', 'parts/a.yaml', 'parts/b.yaml'])
      utimesSync(at(path), long, long);
  };

  it.each<[string, () => void, RegExp]>([
    [
      'a part changes',
      () => write('parts/b.yaml', partOf('b').replace('page: b', 'page: x')),
      /page-unknown/,
    ],
    ['a part comes', () => write('parts/c.yaml', partOf('b')), /include-conflict/],
    ['a part goes', () => rmSync(at('parts'), { recursive: true }), /include-missing/],
    ['a part has another name', () => renameSync(at('parts/a.yaml'), at('a.yaml')), /no problems/],
  ])('is not used where %s', async (_, change, expected) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 60_000);
      old();
      expect((await lint()).out).toBe('no problems\n');
      expect((await lint()).out).toBe('no problems\n');
      change();
      vi.setSystemTime(Date.now() + 60_000);
      expect((await lint()).out).toMatch(expected);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('other commands', () => {
  it('ask for the site where a part of it is named', async () => {
    for (const name of ['lint', 'fmt', 'routes', 'access']) {
      expect(await runSite(name, at('parts/a.yaml'))).toEqual({
        code: 2,
        out: '',
        err: `site: ${at('parts/a.yaml')} is included by ${at('site.yaml')}: name that, or its folder\n`,
      });
    }
  });

  it('fmt formats each file, and says which cannot be found', async () => {
    write('parts/b.yaml', partOf('b').replace('  - { id', '    -   {id'));
    const checked = await runSite('fmt', folder, '--check');
    expect(checked).toMatchObject({ code: 1, out: `${at('parts/b.yaml')}\n` });
    await runSite('fmt', folder);
    expect(read('parts/b.yaml')).toBe(partOf('b'));
    write('site.yaml', includingSite('["parts/*.yaml", none.yaml]'));
    const missing = await runSite('fmt', folder);
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('there is no file none.yaml in the folder of the site');
  });

  it('explain names the line of a part', async () => {
    const { out } = await runSite('explain', '/b', folder);
    expect(out).toContain(`${at('parts/b.yaml')}:2:`);
    expect(out).not.toContain(`${at('site.yaml')}:2:`);
  });

  it('diff compares sites with all that they include', async () => {
    const other = siteFolder({
      'site.json': JSON.stringify({
        version: 1,
        include: ['one.yaml'],
        site: { name: '测试' },
        languages: { zh: { default: true, label: '中文', home: '/index' } },
        pages: { index: { blocks: [{ type: 'share', title: '分享' }] } },
      }),
      'one.yaml': 'routes:\n  - { id: index, paths: { zh: /index }, page: index }\n',
    });
    const { out } = await runSite('diff', folder, other, '--json');
    rmSync(other, { recursive: true });
    const removed = JSON.parse(out).filter(({ kind }: { kind: string }) => kind === 'removed');
    expect(removed.map(({ path }: { path: string }) => path)).toEqual(['/a', '/b']);
  });

  it('emit --check sees a change of a part', async () => {
    const out = at('out');
    await runSite('emit', folder, '-o', out);
    expect((await runSite('emit', folder, '-o', out, '--check')).code).toBe(0);
    write('parts/b.yaml', partOf('b').replace('页面', '另一页'));
    expect((await runSite('emit', folder, '-o', out, '--check')).code).toBe(1);
    const { out: report } = await lint('--emitted', out);
    expect(report).toContain(`${at('site.yaml')}:6:1  error  twin-stale`);
  });

  it('schema --part is the schema without what the site file alone has', async () => {
    const part = JSON.parse((await runSite('schema', '--part')).out);
    const whole = JSON.parse((await runSite('schema')).out);
    expect(part.required).toBeUndefined();
    expect(part.$defs).toEqual(whole.$defs);
    expect(Object.keys(whole.properties).filter((key) => !(key in part.properties))).toEqual([
      'version',
      'include',
    ]);
  });
});

it('lint --watch looks again when a part changes, comes or goes', async () => {
  const stop = new AbortController();
  const said = { out: '', err: '' };
  const running = run(
    ['lint', folder, '--watch', '--explain', 'no'],
    {
      color: false,
      stdout: (text) => {
        said.out += text;
      },
      stderr: (text) => {
        said.err += text;
      },
    },
    () => stop.signal,
  );
  const looks = (): number => said.err.match(/^watching /gm)?.length ?? 0;
  const next = async (change: () => void): Promise<string> => {
    const before = looks();
    said.out = '';
    change();
    await vi.waitFor(() => expect(looks()).toBeGreaterThan(before), {
      timeout: 10_000,
      interval: 20,
    });
    return said.out;
  };
  try {
    await vi.waitFor(() => expect(looks()).toBe(1), { timeout: 10_000 });
    expect(await next(() => write('parts/a.yaml', partOf('b')))).toContain('include-conflict');
    expect(await next(() => write('parts/a.yaml', partOf('a')))).toBe('no problems\n');
    expect(await next(() => rmSync(at('parts'), { recursive: true }))).toContain('include-missing');
    expect(
      await next(() => {
        mkdirSync(at('parts'));
        write('parts/c.yaml', partOf('c'));
      }),
    ).toBe('no problems\n');
  } finally {
    stop.abort();
    await running;
  }
});
