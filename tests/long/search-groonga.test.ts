import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groongaEngine } from '../../cli/index/groonga-engine.ts';
import { plannedDocument } from '../../cli/index/indexed-document.ts';
import { syncIndex } from '../../cli/index/sync-index.ts';
import type { RouteTable } from '../../schema/model.ts';
import { encodeSegment } from '../../schema/path/encode-segment.ts';
import { desktop, mobile, openBrowser, openPage } from '../browser/open-browser.ts';
import { openScreen } from '../browser/open-screen.ts';
import { serveChanged } from '../browser/serve-site.ts';
import type { WithSite } from '../browser/with-site.ts';
import { hastyClient } from '../cli/index/planned.ts';
import { type CorpusArticle, searchCorpus } from '../fixtures/search-corpus.ts';
import { type GroongaServer, startGroonga } from './groonga.ts';

/** The site's search, asked of a Groonga that really runs, through a proxy that lets the site's pages ask. */
const count = 5000;
const corpus: Readonly<Record<string, readonly CorpusArticle[]>> = {
  zh: [...searchCorpus('zh', count)],
  en: [...searchCorpus('en', count)],
};
const prefixes: Readonly<Record<string, string>> = { zh: '', en: '/EN' };

const folder = mkdtempSync(join(tmpdir(), 'groonga-site-'));
let groonga: GroongaServer;
let proxy: Server;
const running = {} as { -readonly [Key in keyof WithSite]: WithSite[Key] };

const service = (port: number): string => `
  service:
    url: >-
      http://127.0.0.1:${port}/d/select?table=site_{language}&match_columns=title*3||text&query="{keywordJson}"&command_version=3&output_columns=highlight_html(title),snippet_html(text),path,date,collection&sort_keys=-_score,_key&limit={size}&offset={from}
    items: body.records
    total: body.n_hits
    fields: { title: '0', excerpt: '1.0', link: '2', date: '3', kind: '4' }
    retries: 0
    fallback: true`;

async function fill(language: string): Promise<void> {
  const detail = {
    path: `${prefixes[language]}/newsDetail/:id/:date/:contentType`,
    params: { id: 'id', date: 'date', type: 'contentType' },
  };
  const table = {
    language,
    collections: { news: { type: 'article', detail } },
    routes: [],
  } as unknown as RouteTable;
  const documents = (corpus[language] ?? []).map(({ id, title, date, text }) =>
    plannedDocument(
      { title, collection: 'news', id, date, fingerprint: title, read: () => text },
      table,
    ),
  );
  const engine = groongaEngine(hastyClient(groonga.origin), `site_${language}`, 'site');
  expect(await syncIndex(engine, documents)).toMatchObject({ added: count, refused: [] });
}

beforeAll(async () => {
  groonga = await startGroonga(folder);
  await fill('zh');
  await fill('en');
  proxy = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    fetch(groonga.origin + request.url).then(
      async (answer) => response.writeHead(answer.status).end(await answer.text()),
      () => response.writeHead(502).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  running.site = await serveChanged('site', (source) =>
    source.replace('\nsearch:\n  route: search', `\nsearch:\n  route: search${service(port)}`),
  );
  running.browser = await openBrowser();
});
afterAll(async () => {
  await running.browser?.close();
  await running.site?.close();
  proxy?.close();
  await groonga?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A word of the middle of an article, and how many articles have it. */
function wordOf(language: string, place: number): { word: string; total: number } {
  const all = corpus[language] ?? [];
  const { text } = all[place] ?? { text: '' };
  const sentence = text.split(/[，。,.\n]+/)[4]?.trim() ?? '';
  const word = language === 'zh' ? sentence.slice(2, 4) : (sentence.split(' ')[2] ?? '');
  const pattern = new RegExp(language === 'zh' ? word : `\\b${word}\\b`, 'i');
  return {
    word,
    total: all.filter((each) => pattern.test(`${each.title}\n${each.text}`)).length,
  };
}

const hits = '#content section [tabindex="-1"] ol > li';

describe('a search that Groonga answers', () => {
  it.each([
    ['zh', '/search/', desktop, 77],
    ['zh', '/searchH5/', mobile, 990],
    ['en', '/EN/search/', desktop, 5],
    ['en', '/EN/searchH5/', mobile, 4321],
  ] as const)(
    'in %s at %s has as many hits as there are, marked, with their addresses',
    async (language, path, device, place) => {
      const { word, total } = wordOf(language, place);
      const page = await openScreen(running, `${path}${word}`, device);
      await page.locator(`${hits} mark`).first().waitFor();
      const text = (await page.locator('#content').textContent()) ?? '';
      const [found] = /共找到 \d+ 条结果|\d+ found/.exec(text) ?? [];
      expect(found?.replace(/\D/g, '')).toBe(String(total));
      expect(await page.locator(hits).count()).toBe(Math.min(10, total));
      const marked = await page.locator(`${hits} mark`).allTextContents();
      expect(marked.map((each) => each.toLowerCase())).toContain(word);
      const href = await page.locator(`${hits} a`).first().getAttribute('href');
      expect(href).toMatch(
        new RegExp(
          `^${prefixes[language]}/newsDetail${device === mobile ? 'H5' : ''}/a\\d+/\\d{4}-`,
        ),
      );
    },
  );

  it('has further pages at their own addresses', async () => {
    const often = Array.from({ length: 200 }, (_, place) => wordOf('zh', place));
    const { word = '' } = often.find(({ total }) => total > 20) ?? {};
    expect(word).not.toBe('');
    const first = await openScreen(running, `/search/${word}`);
    await first.locator(`${hits} mark`).first().waitFor();
    const second = await openScreen(running, `/search/${word}?page=2`);
    await second.locator(`${hits} mark`).first().waitFor();
    const addresses = (page: typeof first) =>
      page
        .locator(`${hits} a`)
        .evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href));
    const before = await addresses(first);
    expect((await addresses(second)).filter((each) => before.includes(each))).toEqual([]);
  });

  it.each(['"', '(', 'a:b', '-x', '\\'])('takes %s for what it is', async (word) => {
    const page = await openScreen(running, `/search/${encodeSegment(word)}`);
    await expect
      .poll(() => page.locator('#content').textContent())
      .toMatch(/共找到 \d+ 条结果|没有找到/);
  });

  it('is answered by the site’s own index while Groonga is gone', async () => {
    await groonga.stop();
    // The page reports the call that fails.
    const { page } = await openPage(running.browser);
    await page.goto(`${running.site.origin}/search/招生`);
    await page.locator(`${hits} mark`).first().waitFor();
    expect(await page.locator('#content').textContent()).toContain('招生章程');
    await page.context().close();
    groonga = await startGroonga(folder, groonga.port);
  });
});
