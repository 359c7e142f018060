import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SearchEngine, startSearchEngine } from '../index/search-engine.ts';
import { runSite } from './run-site.ts';

let folder = '';
let server: SearchEngine;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'index-'));
  server = await startSearchEngine(join(folder, 'state'));
});
afterEach(async () => {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('SITE_INDEX_')) delete process.env[name];
  }
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const index = (...args: string[]) =>
  runSite('index', ...args, '--to', server.origin, '--engine', 'opensearch');

describe('site index', () => {
  it('feeds an index a language with entries and pages, each with its address', async () => {
    const { code, out, err } = await index('site');
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toMatch(
      /^site_zh: (\d+) documents, \1 added, 0 changed, 0 removed\nsite_en: (\d+) documents, \2 added/,
    );
    const { indices } = await server.state();
    expect(Object.keys(indices)).toEqual(['site_zh', 'site_en']);
    const documents = Object.values(indices.site_zh?.documents ?? {});
    expect(String(documents.length)).toBe(/site_zh: (\d+)/.exec(err)?.[1]);
    expect(documents.filter(({ text, path }) => text === undefined || !path)).toEqual([]);
    const entry = documents.find(({ collection, date }) => collection === 'news' && date);
    expect(entry?.path).toBe(`/newsDetail/${entry?.id}/${entry?.date}/article`);
    expect(entry?.key).toBe(`zh/news/${entry?.id}`);
    expect(documents.find(({ route, query }) => route === 'news' && query)?.path).toMatch(
      /^\/news\?code=\w+$/,
    );
    const again = await index('site');
    expect(again.err).toMatch(/site_zh: \d+ documents, 0 added, 0 changed, 0 removed/);
  });

  it('sends what an editor changed', async () => {
    const site = join(folder, 'site');
    cpSync('site', site, { recursive: true });
    await index(site, '--index', 'our-site');
    const file = join(site, 'content/zh/news/zz-new.md');
    writeFileSync(
      file,
      '---\ntitle: 新\ndate: 2026-03-18\ncode: parkDynamic\nsummary: 简\n---\n\n正文。\n',
    );
    const { err } = await index(site, '--index', 'our-site');
    expect(err).toMatch(/our-site_zh: \d+ documents, 1 added, \d+ changed, 0 removed/);
    rmSync(file);
    const gone = await index(site, '--index', 'our-site');
    expect(gone.err).toMatch(/our-site_zh: \d+ documents, 0 added, \d+ changed, 1 removed/);
  });

  it('ends with 1 where the engine refuses documents, and names them', async () => {
    await server.control({ refuse: 'zh/news/' });
    const { code, err } = await index('site');
    expect(code).toBe(1);
    expect(err).toMatch(/^refused {2}zh\/news\/\S+: 400 mapper_parsing_exception/m);
    expect(err).toMatch(/^site_zh: .* refused$/m);
    expect(err).toMatch(/^site_en: .* 0 removed$/m);
  });

  it.each([
    [
      { SITE_INDEX_USER: 'editor', SITE_INDEX_PASSWORD: 'pass:字' },
      `Basic ${Buffer.from('editor:pass:字').toString('base64')}`,
    ],
    [{ SITE_INDEX_API_KEY: 'abc==' }, 'ApiKey abc=='],
    [{ SITE_INDEX_TOKEN: 'xyz' }, 'Bearer xyz'],
  ])('takes credentials from the environment: %o', async (environment, authorization) => {
    await server.control({ authorization });
    const refused = await index('tests/fixtures/lyceum');
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/refuses the credentials \(401\)/);
    Object.assign(process.env, environment);
    const { code, err } = await index('tests/fixtures/lyceum');
    expect(code).toBe(0);
    expect(err).toMatch(/^site_fr: \d+ documents/m);
  });

  it('ends with 1 where the site is wrong, and asks the engine for nothing', async () => {
    const site = join(folder, 'site');
    cpSync('tests/fixtures/lyceum', site, { recursive: true });
    writeFileSync(join(site, 'site.yaml'), 'version: 1\n');
    expect((await index(site)).code).toBe(1);
    expect((await server.state()).asked).toEqual([]);
  });

  it.each([
    [['--engine', 'groonga'], /required option '--to <url>'/],
    [['--to', 'http://127.0.0.1:1'], /required option '--engine <name>'/],
    [['--to', 'http://127.0.0.1:1', '--engine', 'solr'], /Allowed choices are opensearch/],
    [
      ['--to', '127.0.0.1:9200', '--engine', 'opensearch'],
      /--to expects the address of the engine/,
    ],
    [['--to', 'http://a:b@127.0.0.1:1', '--engine', 'opensearch'], /names no user/],
    [['--to', 'http://127.0.0.1:1/?a=b', '--engine', 'opensearch'], /without \? and #/],
    [['--to', 'http://127.0.0.1:1', '--engine', 'groonga', '--index', 'A'], /--index is small/],
  ])('answers %j with exit code 2 and a reason', async (args, reason) => {
    const { code, err } = await runSite('index', 'tests/fixtures/lyceum', ...args);
    expect(code).toBe(2);
    expect(err).toMatch(reason);
    expect(err).not.toContain('a:b');
  });

  it.each(['opensearch', 'elasticsearch', 'groonga'])(
    'ends with 2 where no %s answers',
    async (engine) => {
      const { origin } = server;
      const args = ['index', 'tests/fixtures/lyceum', '--to', origin, '--engine', engine];
      await server.control({ first: ['html'] });
      expect((await runSite(...args)).err).toMatch(/does not answer: its answer is not JSON/);
      await server.close();
      const { code, err } = await runSite(...args);
      expect(code).toBe(2);
      expect(err).toMatch(/does not answer: connect ECONNREFUSED/);
    },
  );

  it('refuses half of the credentials, or two of them', async () => {
    process.env.SITE_INDEX_USER = 'editor';
    expect((await index('tests/fixtures/lyceum')).err).toMatch(/go together/);
    process.env.SITE_INDEX_PASSWORD = 'secret';
    process.env.SITE_INDEX_TOKEN = 'token';
    const { code, err } = await index('tests/fixtures/lyceum');
    expect(code).toBe(2);
    expect(err).toMatch(/several credentials/);
    expect(err).not.toMatch(/secret/);
  });
});
