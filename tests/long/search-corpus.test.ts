import { describe, expect, it } from 'vitest';
import { searchStatic } from '../../runtime/search/engine/search-static.ts';
import { filesOfIndex, readerOfFiles } from '../fixtures/index-of.ts';
import { type CorpusArticle, randomOf, searchCorpus } from '../fixtures/search-corpus.ts';

const articles = 1000;
const queries = 200;

/** A piece of a text, from anywhere in a sentence. */
function piece({ title, text }: CorpusArticle, random: () => number): string {
  const runs = `${title}。${text}`.split(/[，。\n]/).filter((run) => run.length > 8);
  const run = runs[Math.floor(random() * runs.length)] ?? '';
  const length = 1 + Math.floor(random() * 7);
  const at = Math.floor(random() * (run.length - length));
  return run.slice(at, at + length);
}

function word({ text }: CorpusArticle, random: () => number): string {
  const words = text.split(/[^a-z]+/).filter((each) => each.length > 2);
  return words[Math.floor(random() * words.length)] ?? '';
}

describe.each([
  [
    'zh',
    piece,
    ({ title, text }: CorpusArticle, keyword: string) => `${title}\n${text}`.includes(keyword),
  ],
  [
    'en',
    word,
    // What begins with the word: a search for port is none for airport.
    ({ title, text }: CorpusArticle, keyword: string) =>
      new RegExp(`\\b${keyword}`).test(`${title}\n${text}`),
  ],
] as const)('a corpus in %s', (language, keywordOf, has) => {
  it(`is searched as if every text were read: ${queries} keywords in ${articles} articles`, async () => {
    const corpus = [...searchCorpus(language, articles)];
    const files = await filesOfIndex(language, corpus);
    const random = randomOf(5);
    const lost: string[] = [];
    let found = 0;
    let wrong = 0;
    for (let query = 0; query < queries; query += 1) {
      const article = corpus[Math.floor(random() * articles)] as CorpusArticle;
      const keyword = keywordOf(article, random);
      const answer = await searchStatic(readerOfFiles(language, files), {
        keyword,
        sort: 'best',
        page: 1,
        size: articles,
      });
      const own = new Set(answer.hits.map(({ document }) => document.id));
      for (const each of corpus) {
        const isThere = has(each, keyword);
        if (isThere && !own.has(each.id)) lost.push(`${keyword} in ${each.id}`);
        if (!isThere && own.has(each.id)) wrong += 1;
      }
      found += own.size;
    }
    expect(lost).toEqual([]);
    expect(1 - wrong / found).toBeGreaterThanOrEqual(language === 'zh' ? 0.999 : 0.95);
  });
});
