import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandIo } from '../../../cli/command-io.ts';
import { devSite } from '../../../cli/dev/dev-site.ts';
import { entryFile } from '../../../schema/content/content-files.ts';
import { type StandIn, startStandIn } from '../../fixtures/stand-in.ts';
import { runSite } from '../commands/run-site.ts';
import { contentSite, siteYaml } from '../content/content-site.ts';

const secret = 'kept-from-everybody-9902';
const markdown = join('content', 'zh', 'news', '1.md');

let api: StandIn;
let site = '';
let out = '';

beforeEach(async () => {
  api = await startStandIn(({ headers, query }) =>
    headers.authorization === `Bearer ${secret}`
      ? { json: query.get('l') === 'zh' ? [{ id: 1, title: '新闻', html: '<p>正文。</p>' }] : [] }
      : { status: 401 },
  );
  site = contentSite({
    'site.yaml': siteYaml(`  news:
    detail: detail
    http:
      mode: build
      list: { url: '${api.origin}/?l={language}', items: . }
      fields: { id: id, title: title, body: html }
      headers: { Authorization: 'Bearer {env.OUR_CMS}' }
      retries: 0`),
  });
  out = mkdtempSync(join(tmpdir(), 'fetched-'));
  vi.stubEnv('OUR_CMS', secret);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const folder of [site, out]) rmSync(folder, { recursive: true, force: true });
  await api.close();
});

describe('site emit', () => {
  it('fetches entries before it checks the site, and says how many', async () => {
    const { code, err } = await runSite('emit', site, '--out', join(out, 'site'));
    expect({ code, err }).toMatchObject({
      code: 0,
      err: expect.stringContaining(
        'the API of "news" in "zh": 1 entry, 1 of them new or changed, 0 gone',
      ),
    });
    expect(readFileSync(join(site, markdown), 'utf8')).toContain('<p>正文。</p>');
    const before = api.calls.length;
    const check = await runSite('emit', site, '--out', join(out, 'site'), '--check');
    expect({ code: check.code, calls: api.calls.length }).toEqual({ code: 0, calls: before });
  });

  it('names the variable that the environment lacks, and builds nothing', async () => {
    vi.stubEnv('OUR_CMS', undefined);
    const { code, err } = await runSite('emit', site, '--out', join(out, 'site'));
    expect(code).toBe(2);
    expect(err).toContain('the environment has no OUR_CMS, which the content API of "news" needs');
    expect(existsSync(join(out, 'site'))).toBe(false);
    const chinese = await runSite('emit', site, '--out', join(out, 'site'), '--lang', 'zh');
    expect(chinese.err).toContain('环境变量 OUR_CMS 没有值，集合“news”的内容接口要用它');
  });

  it('says what the site file has wrong before it asks anything', async () => {
    const text = readFileSync(join(site, 'site.yaml'), 'utf8');
    writeFileSync(join(site, 'site.yaml'), text.replace('items: .', 'item: .'));
    expect((await runSite('emit', site, '--out', join(out, 'site'))).code).toBe(1);
    expect(api.calls).toEqual([]);
  });
});

it('site lint asks nothing, and warns of nothing that an API answered', async () => {
  expect(await runSite('lint', site)).toMatchObject({ code: 0 });
  expect(api.calls).toEqual([]);
  await runSite('emit', site, '--out', join(out, 'site'));
  const { code, out: found } = await runSite('lint', site);
  expect({ code, found }).toEqual({ code: 0, found: 'no problems\n' });
});

it('site dev asks once, serves what it got, and says what it lacks', async () => {
  const said: string[] = [];
  const terminal = {
    stdout: () => undefined,
    stderr: (text: string) => void said.push(text),
    color: false,
  };
  const open = () =>
    devSite(
      { folder: site, file: join(site, 'site.yaml') },
      commandIo(terminal, { language: 'en', quiet: false }),
    );
  vi.stubEnv('OUR_CMS', '');
  await open().read(new Set());
  expect(said.join('')).toContain('warning: the environment has no OUR_CMS');
  expect(api.calls).toEqual([]);
  vi.stubEnv('OUR_CMS', secret);
  const served = open();
  await (await served.read(new Set())).found();
  expect(await served.find(entryFile('news', 'zh', '1'))).toBeDefined();
  expect(api.calls).toHaveLength(2);
  await served.read(new Set([join(site, 'site.yaml')]));
  await open().read(new Set());
  expect(api.calls).toHaveLength(2);
});
