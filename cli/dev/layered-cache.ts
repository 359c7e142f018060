import { type ArticleCache, memoryCache } from '../content/cache/article-cache.ts';

/**
 * A cache that keeps in memory what was read or written once. Nothing of it is forgotten while it is used.
 * @param below what is kept on the disk; (default) nothing is
 */
export function layeredCache(below?: ArticleCache): ArticleCache {
  const above = memoryCache();
  return {
    read: <Value>(name: string) => {
      const known = above.read<Value>(name);
      if (known !== undefined) return known;
      const stored = below?.read<Value>(name);
      if (stored !== undefined) above.write(name, stored);
      return stored;
    },
    write: (name, value) => {
      above.write(name, value);
      below?.write(name, value);
    },
    keep: async () => undefined,
  };
}
