import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSiteEntries } from '../../../cli/fetch/fetch-site-entries.ts';
import { isText, textOf } from '../../../cli/files/new-file.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import { askAlways, askOnce } from '../../../cli/search/http/api-asking.ts';
import { entryFile, listFile } from '../../../schema/content/content-files.ts';
import {
  type StandIn,
  type StandInAnswer,
  type StandInCall,
  startStandIn,
} from '../../fixtures/stand-in.ts';
import { contentSite, siteYaml } from '../content/content-site.ts';

const secret = 'kept-from-everybody-7431';

/** A collection of news whose entries a build fetches. */
const collection = (origin: string, more = '', list = ''): string => `  news:
    detail: detail
    codes: { open: 公开 }
    fields: { room: { type: number, label: 教室 } }
    http:
      mode: build
      list: { url: '${origin}/list?lang={language}&page={page}&size={size}&key={env.CMS_KEY}', items: rows, total: total${list} }
      entry: { url: '${origin}/entry/{id}', item: row }
      fields: { id: id, title: title, date: day, code: code, room: room, body: html, picture: { src: cover.url, alt: cover.alt }, summary: sum }
      base: https://files.example/
      headers: { Authorization: 'Bearer {env.CMS_KEY}' }
      retries: 0
      timeout: 1
${more}`;

type Row = { id: string | number; title?: string; [key: string]: unknown };

let rows: Row[] = [];
let answer: (call: StandInCall) => StandInAnswer;
let api: StandIn;
let site = '';

const row = (id: number, more: object = {}): Row => ({
  ...{ id, title: `第 ${id} 条`, day: '2026-03-18', code: 'open', room: 7, sum: '摘要。' },
  cover: { url: `/covers/${id}.png`, alt: '校园' },
  ...more,
});

/** Answers as a well API of Chinese entries does; in English it has none. */
function well({ path, query }: StandInCall): StandInAnswer {
  const id = /^\/entry\/(.*)$/.exec(path)?.[1];
  if (id !== undefined) {
    const found = rows.find((each) => String(each.id) === id);
    const html = `<h1>小标题</h1>\n\n<p style="color:red" onclick="x()">正文 ${id} <a href="/doc/a.pdf">附件</a></p><script>x</script>`;
    return found ? { json: { row: { html, ...found } } } : { status: 404 };
  }
  const all = query.get('lang') === 'zh' ? rows : [];
  const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
  return { json: { rows: all.slice((page - 1) * size, page * size), total: all.length } };
}

beforeEach(async () => {
  rows = [row(1), row(2), row(3)];
  answer = well;
  api = await startStandIn((call) => answer(call));
  site = contentSite({ 'site.yaml': siteYaml(collection(api.origin)) });
  vi.stubEnv('CMS_KEY', secret);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(site, { recursive: true, force: true });
  await api.close();
});

const change = (more: string, list = '') =>
  writeFileSync(join(site, 'site.yaml'), siteYaml(collection(api.origin, more, list)));

type Fetched = {
  /** What was said, a line each. */
  readonly said: readonly string[];
  /** What the API was asked for. */
  readonly asked: readonly string[];
};

async function fetched(asks = askAlways): Promise<Fetched> {
  api.calls.length = 0;
  const said: string[] = [];
  await fetchSiteEntries(site, asks({ note: ({ en }) => said.push(en) }));
  return { said, asked: api.calls.map(({ path }) => path) };
}

const folder = () => join(site, 'content/zh/news');
const files = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const entryFiles = () => files().filter((name) => name.endsWith('.md'));
const read = (id: string) => readFileSync(join(folder(), `${id}.md`), 'utf8');

/** The texts of all that is emitted for the site, by path. */
async function emitted(): Promise<ReadonlyMap<string, string>> {
  const { checked, diagnostics } = await lintSite(site);
  expect(diagnostics).toEqual([]);
  if (!checked) throw new Error('the site has errors');
  const { files: all } = await emittedFiles(checked);
  return new Map([...all].flatMap(([path, file]) => (isText(file) ? [[path, textOf(file)]] : [])));
}

describe('entries that a build fetches', () => {
  it('are files among the content, and what is emitted of them names no API', async () => {
    const { said, asked } = await fetched();
    expect(said).toEqual([
      'the API of "news" in "zh": 3 entries, 3 of them new or changed, 0 gone',
    ]);
    expect([...asked].sort()).toEqual(['/entry/1', '/entry/2', '/entry/3', '/list', '/list']);
    expect(api.calls.every(({ headers }) => headers.authorization === `Bearer ${secret}`)).toBe(
      true,
    );
    expect(entryFiles()).toEqual(['1.md', '2.md', '3.md']);
    const texts = await emitted();
    const entry = JSON.parse(texts.get(entryFile('news', 'zh', '1')) ?? '');
    expect(entry).toMatchObject({
      ...{ id: '1', title: '第 1 条', date: '2026-03-18', code: 'open', summary: '摘要。' },
      picture: { src: 'https://files.example/covers/1.png', alt: '校园' },
      fields: { room: 7 },
    });
    expect(entry.html).toBe(
      '<h2 id="小标题">小标题</h2><p>正文 1 <a href="https://files.example/doc/a.pdf">附件</a></p>',
    );
    expect(texts.get(listFile('news', 'zh', {}, 1))).toContain('第 3 条');
    for (const [path, text] of texts) {
      expect(text, path).not.toContain(secret);
      expect(text, path).not.toContain('CMS_KEY');
      expect(text, path).not.toContain(api.origin);
    }
    for (const name of files())
      expect(readFileSync(join(folder(), name), 'utf8')).not.toContain(secret);
  });

  it('are asked for again only where the list says something new, and go with it', async () => {
    await fetched();
    const before = read('2');
    expect(await fetched()).toEqual({ said: [], asked: ['/list', '/list'] });
    rows = [row(1, { title: '新' }), row(2)];
    const { said, asked } = await fetched();
    expect([...asked].sort()).toEqual(['/entry/1', '/list', '/list']);
    expect(said).toEqual([
      'the API of "news" in "zh": 2 entries, 1 of them new or changed, 1 gone',
    ]);
    expect(entryFiles()).toEqual(['1.md', '2.md']);
    expect(read('2')).toBe(before);
    // Another way of reading them is another thing.
    change('      timeZone: Asia/Shanghai\n');
    expect((await fetched()).asked).toHaveLength(4);
  });

  it('are kept in files of their own: others are not touched', async () => {
    await fetched();
    writeFileSync(join(folder(), 'own.md'), '---\ntitle: 自己的\n---\n\n文。\n');
    writeFileSync(join(folder(), '9.md'), '---\ntitle: 自己的\n---\n\n文。\n');
    rows = [row(9)];
    const { said } = await fetched();
    expect(entryFiles()).toEqual(['9.md', 'own.md']);
    expect(said.join()).toContain('9: 9.md in');
    expect(read('9')).toContain('自己的');
  });

  it('have ids that can stand in addresses', async () => {
    rows = [row(1, { id: 'a/b 通' }), row(2, { id: 'A_b-2' }), row(3, { id: '通知' })];
    await fetched();
    expect(entryFiles()).toEqual([
      expect.stringMatching(/^[0-9a-f]{8}\.md$/),
      'A_b-2.md',
      expect.stringMatching(/^a-b--[0-9a-f]{8}\.md$/),
    ]);
    expect((await emitted()).size).toBeGreaterThan(0);
  });

  it('are as many as the limit says', async () => {
    rows = Array.from({ length: 150 }, (_, index) => row(index + 1));
    change('      limit: 120\n');
    const { said, asked } = await fetched();
    expect(entryFiles()).toHaveLength(120);
    expect(asked.filter((path) => path === '/list')).toHaveLength(3);
    expect(said[0]).toContain('120 entries');
  });

  it('leave out what the collection does not know, and say what cannot be shown', async () => {
    rows = [
      row(1, { code: 'closed' }),
      row(2, { room: 'none' }),
      row(3, { html: '<p>a'.repeat(200_000) }),
    ];
    const { said } = await fetched();
    expect(read('1')).not.toContain('closed');
    expect(read('2')).not.toContain('room');
    expect(entryFiles()).toEqual(['1.md', '2.md']);
    expect(said[0]).toMatch(
      /^warning: the API .* has 1 entry that cannot be shown \(3: this file has/,
    );
    expect((await emitted()).size).toBeGreaterThan(0);
  });

  it('with one id are one, and it is said', async () => {
    rows = [row(1), row(1, { title: '另一条' }), row(2)];
    const { said } = await fetched();
    expect(entryFiles()).toEqual(['1.md', '2.md']);
    expect(said.join()).toContain('has several entries under one id (1): the first one');
    expect(read('1')).toContain('第 1 条');
  });

  it('in Markdown are compiled like those of files', async () => {
    const yaml = siteYaml(
      collection(api.origin).replace('body: html', 'body: { at: md, format: markdown }'),
    );
    writeFileSync(join(site, 'site.yaml'), yaml);
    rows = [
      row(1, {
        md: '## 标题\n\n**粗** ![图](/p.png)\n\n- 一\n\n  二\n\n```js\nlet a;\n\nlet b;\n```\n',
      }),
    ];
    await fetched();
    const { html } = JSON.parse((await emitted()).get(entryFile('news', 'zh', '1')) ?? '');
    expect(html).toContain('<strong>粗</strong>');
    expect(html).toContain('src="https://files.example/p.png"');
    expect(html).toMatch(/<\/span> a;\n\n<span [^>]*>let<\/span> b;/);
  });
});

describe('an API that fails', () => {
  it.each<[string, StandInAnswer, string]>([
    ['500', { status: 500 }, 'answered 500'],
    ['a refused token', { status: 401 }, 'answered 401'],
    ['a page', { bytes: '<!doctype html><title>x</title>' }, 'answered with a page (HTML) or XML'],
    [
      'GBK',
      { bytes: Buffer.from('{"rows":"\xb9\xab\xb8\xe6"}', 'latin1') },
      'did not answer in utf-8',
    ],
    ['a huge answer', { bytes: `"${'x'.repeat(11_000_000)}"` }, 'has more than'],
    ['a slow answer', { json: {}, after: 3000 }, 'no answer after 1000 ms'],
    ['another shape', { json: { data: [] } }, 'no list stands under rows'],
    ['an empty list', { json: { rows: [], total: 0 } }, 'its list is empty'],
  ])('keeps the last good answer: %s', async (_, bad, message) => {
    await fetched();
    const before = read('1');
    answer = () => bad;
    const { said } = await fetched();
    const [warning = ''] = said.filter((each) => each.includes('"zh"'));
    expect(warning).toContain(message);
    expect(warning).toContain('3 of 3 entries are those of an earlier build');
    expect(said.join()).not.toContain(secret);
    expect(read('1')).toBe(before);
    answer = well;
    expect((await fetched()).asked).toEqual(['/list', '/list']);
  });

  it('for single entries keeps those of the last time', async () => {
    await fetched();
    rows = rows.map((each) => ({ ...each, title: '新' }));
    answer = (call) => (call.path.startsWith('/entry/2') ? { status: 500 } : well(call));
    const { said } = await fetched();
    expect(said[0]).toContain('1 of 3 entries are those of an earlier build');
    expect(read('1')).toContain('新');
    expect(read('2')).toContain('第 2 条');
    answer = well;
    expect([...(await fetched()).asked].sort()).toEqual(['/entry/2', '/list', '/list']);
  });

  it('counts more than it lists, and it is said', async () => {
    answer = (call) => {
      const found = well(call);
      const total = call.query.get('lang') === 'zh' ? 50 : 0;
      return call.path === '/list' ? { json: { ...(found.json as object), total } } : found;
    };
    expect((await fetched()).said[0]).toContain('counts 50 entries and lists 3');
  });
});

describe('what is secret', () => {
  it('has to be there, and is named where it is not', async () => {
    vi.stubEnv('CMS_KEY', '');
    await expect(fetched()).rejects.toThrow(
      'the environment has no CMS_KEY, which the content API of "news" needs',
    );
  });

  it('is not written, where an API answers with it', async () => {
    rows = [row(1), row(2, { sum: `key=${secret}` })];
    const { said } = await fetched();
    expect(entryFiles()).toEqual(['1.md']);
    expect(said[0]).toContain('2: its text holds the value of {env.CMS_KEY}');
  });

  it('is a token that is handed out, and asked for again when it has run out', async () => {
    let given = 0;
    let valid = '';
    const oauth = `      token: { url: '${api.origin}/token', form: { client_secret: '{env.CMS_KEY}' }, at: access_token }\n`;
    const yaml = siteYaml(collection(api.origin, oauth)).replaceAll(
      "'Bearer {env.CMS_KEY}'",
      "'Bearer {token}'",
    );
    writeFileSync(join(site, 'site.yaml'), yaml);
    answer = (call) => {
      if (call.path === '/token') {
        given += 1;
        valid = `token-number-${given}`;
        return { json: { access_token: valid } };
      }
      if (call.headers.authorization !== `Bearer ${valid}`) return { status: 401 };
      // The first one lasts for a single call.
      const found = well(call);
      if (given === 1) valid = 'nobody';
      return found;
    };
    const { said } = await fetched();
    expect(said).toHaveLength(1);
    expect(entryFiles()).toHaveLength(3);
    const calls = api.calls.filter(({ path }) => path === '/token');
    // One for each language, and one after the first had run out.
    expect(calls.length).toBeLessThanOrEqual(4);
    expect(calls[0]?.body).toBe(`client_secret=${secret}`);
    answer = ({ path }) => (path === '/token' ? { status: 403 } : { json: {} });
    expect((await fetched()).said[0]).toContain('no token could be had: ');
    answer = ({ path }) => (path === '/token' ? { json: { token: null } } : { json: {} });
    expect((await fetched()).said[0]).toContain('no token stands under access_token');
  });
});

it('a site that is being written asks once, and uses what is kept', async () => {
  expect((await fetched(askOnce)).asked).toHaveLength(5);
  expect((await fetched(askOnce)).asked).toEqual([]);
});

it('a build that was ended goes on where it was', async () => {
  await fetched();
  rmSync(join(folder(), '.fetched.json'));
  rows = [row(1), row(2)];
  expect((await fetched()).asked).toHaveLength(4);
  expect(entryFiles()).toEqual(['1.md', '2.md']);
});

it('a site without such a collection is not asked anything', async () => {
  writeFileSync(join(site, 'site.yaml'), siteYaml());
  expect((await fetched()).asked).toEqual([]);
});
