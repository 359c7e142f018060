import { type ArticleCache, nameOf } from '../../content/cache/article-cache.ts';
import type { ApiEntry } from './api-collection.ts';

type StoredText = NonNullable<ApiEntry['text']>;

/** Texts of entries of content APIs, from build to build. */
export type TextStore = {
  readonly read: (name: string) => string | undefined;
  readonly write: (name: string, text: string) => StoredText;
  /** What is stored under a name, where anything is. */
  readonly stored: (name: string) => StoredText | undefined;
};

/** Texts in a cache. Those that it does not take are kept until the process ends. */
export function textStore(cache: ArticleCache): TextStore {
  const held = new Map<string, string>();
  const read = (name: string): string | undefined => held.get(name) ?? cache.read<string>(name);
  const textOf = (name: string, text: string): StoredText => ({ name, fingerprint: nameOf(text) });
  return {
    read,
    write: (name, text) => {
      cache.write(name, text);
      if (cache.read(name) === undefined) held.set(name, text);
      return textOf(name, text);
    },
    stored: (name) => {
      const text = read(name);
      return text === undefined ? undefined : textOf(name, text);
    },
  };
}
