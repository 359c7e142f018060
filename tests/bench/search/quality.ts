import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { indexReader } from '../../../runtime/search/engine/index-reader.ts';
import { searchStatic } from '../../../runtime/search/engine/search-static.ts';
import { type CorpusArticle, randomOf } from '../../fixtures/search-corpus.ts';

/** What a visitor may type: of Chinese a piece of a sentence, of others a word. */
export function keywordsOf(
  language: string,
  articles: readonly CorpusArticle[],
  count: number,
): readonly string[] {
  const random = randomOf(11);
  return Array.from({ length: count }, () => {
    const { title, text } = articles[Math.floor(random() * articles.length)] as CorpusArticle;
    const parts = `${title}\n${text}`
      .split(language === 'zh' ? /[，。\n]/ : /[^a-z]+/)
      .filter((part) => part.length >= (language === 'zh' ? 6 : 4));
    const part = parts[Math.floor(random() * parts.length)] ?? '';
    if (language !== 'zh') return part;
    const length = 2 + Math.floor(random() * 3);
    const at = Math.floor(random() * (part.length - length));
    return part.slice(at, at + length);
  });
}

export type Quality = { readonly recall: number; readonly precision: number };

/** Compares what is found with what a search through all texts finds. */
export async function qualityOf(
  articles: readonly CorpusArticle[],
  keywords: readonly string[],
  find: (keyword: string) => Promise<readonly string[]>,
): Promise<Quality> {
  const texts = articles.map(({ id, title, text }) => ({ id, text: `${title}\n${text}` }));
  let recall = 0;
  let precision = 0;
  for (const keyword of keywords) {
    const there = new Set(texts.filter(({ text }) => text.includes(keyword)).map(({ id }) => id));
    const found = await find(keyword);
    const right = found.filter((id) => there.has(id)).length;
    recall += right / there.size;
    precision += found.length === 0 ? 1 : right / found.length;
  }
  return { recall: recall / keywords.length, precision: precision / keywords.length };
}

/** What the site's own search finds, read from the folder of a built site. */
export function findOwn(folder: string, language: string, most: number) {
  const reader = indexReader(language, async (path) =>
    JSON.parse(readFileSync(join(folder, path), 'utf8')),
  );
  return async (keyword: string): Promise<readonly string[]> => {
    const { hits } = await searchStatic(reader, { keyword, sort: 'best', page: 1, size: most });
    return hits.map(({ document }) => document.id ?? '');
  };
}

/** What Pagefind finds, on a page of its own. */
export async function findPagefind(browser: Browser, base: string) {
  const page = await browser.newPage();
  await page.goto(base);
  await page.locator('input').focus();
  await page.waitForFunction('typeof window.found === "function"');
  return (keyword: string): Promise<readonly string[]> =>
    page.evaluate(`window.found(${JSON.stringify(keyword)})`);
}
