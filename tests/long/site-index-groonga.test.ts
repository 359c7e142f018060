import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groongaEngine } from '../../cli/index/groonga-engine.ts';
import { type PlannedDocument, plannedDocument } from '../../cli/index/indexed-document.ts';
import { syncIndex } from '../../cli/index/sync-index.ts';
import type { RouteTable } from '../../schema/model.ts';
import { hastyClient } from '../cli/index/planned.ts';
import { type CorpusArticle, searchCorpus } from '../fixtures/search-corpus.ts';
import { ask, type GroongaServer, recover, startGroonga } from './groonga.ts';
import { holdingProxy } from './holding-proxy.ts';

const languages = ['zh', 'en'] as const;
const count = 5000;
const corpus: Readonly<Record<string, readonly CorpusArticle[]>> = Object.fromEntries(
  languages.map((language) => [language, [...searchCorpus(language, count)]]),
);

const articles = (language: string): readonly CorpusArticle[] => corpus[language] ?? [];

function plannedArticles(language: string): PlannedDocument[] {
  const collections = {
    news: { type: 'article', detail: { path: '/n/:id', params: { id: 'id' } } },
  };
  const table = { language, collections, routes: [] } as unknown as RouteTable;
  return articles(language).map(({ id, title, date, text }) =>
    plannedDocument(
      { title, collection: 'news', id, date, fingerprint: title, read: () => text },
      table,
    ),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'groonga-'));
let server: GroongaServer;
beforeAll(async () => {
  server = await startGroonga(folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const engine = (language: string, origin = server.origin, index = 'site') =>
  groongaEngine(hastyClient(origin), `${index}_${language}`, index);

/** What stands in a document, as plain search finds it: anywhere in Chinese, whole words in English. */
function plainly(language: string, phrase: string): string[] {
  const pattern = language === 'zh' ? phrase : `(?<![a-z])${phrase}(?![a-z])`;
  return articles(language)
    .filter(({ title, text }) => [title, text].some((part) => new RegExp(pattern, 'i').test(part)))
    .map(({ id }) => `${language}/news/${id}`)
    .sort();
}

/** Phrases out of the middle of the texts: of one to four characters, or of one to two words. */
function phrases(language: string, amount: number): string[] {
  return Array.from({ length: amount }, (_, at) => {
    const { text } = articles(language)[(at * 811) % count] ?? { text: '' };
    const sentence = text.split(/[，。,.\n]+/)[3 + at]?.trim() ?? '';
    if (language === 'zh') return sentence.slice(1, 2 + (at % 4));
    return sentence
      .split(' ')
      .slice(1, 2 + (at % 2))
      .join(' ');
  });
}

async function expectFound(language: string, amount: number, table = `site_${language}`) {
  for (const phrase of phrases(language, amount)) {
    const expected = plainly(language, phrase);
    expect(expected.length, phrase).toBeGreaterThan(0);
    expect(await server.find(table, phrase), phrase).toEqual(expected);
  }
}

describe('10,000 documents in Groonga', () => {
  it.each(languages)('in %s are what plain search finds', async (language) => {
    const fed = await syncIndex(engine(language), plannedArticles(language));
    expect(fed).toEqual({ documents: count, added: count, changed: 0, removed: 0, refused: [] });
    await expectFound(language, 12);
    const { records } = await ask<{ records: unknown[][] }>(server.origin, 'select', {
      table: `site_${language}`,
      filter: `_key == "${language}/news/a7"`,
      output_columns: 'title,date,collection,id,path',
    });
    const { title, date } = articles(language)[7] ?? {};
    expect(records).toEqual([[title, date, 'news', 'a7', '/n/a7']]);
  });

  it('have case and width of letters alike', async () => {
    const [word = ''] = phrases('en', 1);
    expect(await server.find('site_en', word.toUpperCase())).toEqual(plainly('en', word));
    const wide = word.replace(/[a-z]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
    );
    expect(await server.find('site_en', wide)).toEqual(plainly('en', word));
  });

  it('are sent once; what is changed or gone follows', async () => {
    expect(await syncIndex(engine('zh'), plannedArticles('zh'))).toMatchObject({
      added: 0,
      changed: 0,
    });
    const [first, ...others] = plannedArticles('zh');
    const changed = others.map((each, at) =>
      at > 1
        ? each
        : {
            ...each,
            fingerprint: 'new',
            make: () => ({ ...each.make(), title: '改过的', fingerprint: 'new' }),
          },
    );
    const fed = await syncIndex(engine('zh'), changed);
    expect(fed).toMatchObject({ documents: count - 1, added: 0, changed: 2, removed: 1 });
    expect(await server.find('site_zh', '改过的')).toEqual(['zh/news/a1', 'zh/news/a2']);
    const old = articles('zh')[1]?.title ?? '';
    expect(await server.find('site_zh', old)).not.toContain('zh/news/a1');
    expect(first?.key).toBe('zh/news/a0');
    expect(await server.find('site_zh', articles('zh')[0]?.title ?? '')).not.toContain(first?.key);
    expect(await syncIndex(engine('zh'), plannedArticles('zh'))).toMatchObject({
      added: 1,
      changed: 2,
    });
    await expectFound('zh', 4);
  });

  it('do not touch a table that is another’s', async () => {
    await ask(server.origin, 'table_create', {
      name: 'x_zh',
      flags: 'TABLE_HASH_KEY',
      key_type: 'ShortText',
    });
    await expect(syncIndex(engine('zh', server.origin, 'x'), [])).rejects.toThrow(
      /not made by site index/,
    );
  });

  it('names a document that Groonga refuses, and has the others', async () => {
    const [first, second] = plannedArticles('zh');
    if (!first || !second) throw new Error('the corpus is empty');
    const key = `zh/news/${'x'.repeat(5000)}`;
    const long = { ...second, key, make: () => ({ ...second.make(), key }) };
    const { refused } = await syncIndex(engine('zh', server.origin, 'refusing'), [first, long]);
    expect(refused).toEqual([{ id: key, reason: expect.stringContaining('failed to add') }]);
    const marker = { table: 'refusing_indexes', output_columns: '_key,build' };
    const { records } = await ask<{ records: unknown[][] }>(server.origin, 'select', marker);
    expect(records).toEqual([['refusing_zh', '']]);
  });

  it('are complete after Groonga was killed in the middle', async () => {
    const proxy = await holdingProxy(server.port);
    proxy.hold(/^\/d\/load\?table=killed_zh/, 3);
    const stopped = expect(
      syncIndex(engine('zh', proxy.origin, 'killed'), plannedArticles('zh')),
    ).rejects.toThrow(/run it again to go on/);
    await proxy.held();
    const sent = async (): Promise<number> =>
      (await ask<{ n_hits: number }>(server.origin, 'select', { table: 'killed_zh', limit: '0' }))
        .n_hits;
    // In the middle of a request, too.
    while ((await sent()) <= 1500) await later(10);
    await server.kill();
    await stopped;
    await proxy.close();
    recover(folder);
    server = await startGroonga(folder, server.port);
    const fed = await syncIndex(engine('zh', server.origin, 'killed'), plannedArticles('zh'));
    expect(fed.refused).toEqual([]);
    expect(fed.added + fed.changed).toBeGreaterThanOrEqual(3000);
    expect(fed.added + fed.changed).toBeLessThanOrEqual(3500);
    await expectFound('zh', 12, 'killed_zh');
    // And what stood there before, still.
    await expectFound('zh', 4);
    await expectFound('en', 4);
  });
});
