import { describe, expect, it } from 'vitest';
import { searchIndex } from '../../../cli/search/search-index.ts';
import { type CorpusArticle, searchCorpus } from '../../fixtures/search-corpus.ts';

const index = (language: string, articles: readonly CorpusArticle[]) =>
  searchIndex(
    language,
    language,
    articles.map(({ text, ...known }) => ({
      ...known,
      collection: 'news',
      read: () => text,
      fingerprint: '',
    })),
    undefined,
  );

/** Files of an index that the one before does not have, by kind. */
function renamed(before: ReadonlyMap<string, Buffer>, after: ReadonlyMap<string, Buffer>) {
  const count = { directory: 0, list: 0, starts: 0, terms: 0, places: 0, documents: 0 };
  for (const [path, file] of after) {
    const kind = (path.split('/')[2] ?? 'directory') as keyof typeof count;
    if (!before.get(path)?.equals(file)) count[kind] += 1;
  }
  return count;
}

describe.each(['zh', 'en'])('the index of many articles in %s', (language) => {
  const articles = [...searchCorpus(language, 600)];
  const before = index(language, articles);
  const withText = (change: (text: string) => string): CorpusArticle[] =>
    articles.map((article, at) =>
      at === 300 ? { ...article, text: change(article.text) } : article,
    );

  it('is the same, file by file, when it is made again', () => {
    const again = index(language, articles);
    expect([...again.keys()]).toEqual([...before.keys()]);
    expect(renamed(before, again)).toEqual(renamed(before, before));
  });

  it('is renamed by an edit of one article only where the edit is', () => {
    const after = index(
      language,
      withText((text) => `${text}\n\n改了一处，再读一遍。Read it again.`),
    );
    const { documents, terms, places, ...rest } = renamed(before, after);
    expect(rest.directory + rest.list).toBe(2);
    expect(documents).toBeLessThanOrEqual(2);
    // A file a term of the new words at most, and the neighbours of those that had to be cut in two.
    expect(terms).toBeGreaterThan(0);
    expect(terms).toBeLessThan(30);
    expect(places).toBeLessThan(40);
    expect([...before.keys()].filter((path) => path.includes('/terms/')).length).toBeGreaterThan(
      50,
    );
  });

  it('keeps its documents and most files of terms when an article is added', () => {
    const [first] = articles;
    const added = { ...(first as CorpusArticle), id: 'added', date: '2099-01-01' };
    const { documents } = renamed(before, index(language, [...articles, added]));
    expect(documents).toBeLessThanOrEqual(4);
  });
});
