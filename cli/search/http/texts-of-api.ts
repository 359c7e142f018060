import { nameOf } from '../../content/cache/article-cache.ts';
import { type ApiCaller, callsAtATime } from './api-caller.ts';
import type { ApiCollection, ApiEntry } from './api-collection.ts';
import { eachOf } from './each-of.ts';
import type { ApiItem } from './list-of-api.ts';
import type { LookUp } from './looked-up.ts';
import { callForEntry, textOfEntry } from './text-of-entry.ts';
import type { TextStore } from './text-store.ts';

/** Calls in a row that failed: the API is taken for broken. */
const maxFailures = 20;

type TextOptions = {
  readonly collection: ApiCollection;
  /** Name under which the collection is remembered. */
  readonly name: string;
  readonly call: ApiCaller;
  readonly lookedUp: LookUp;
  readonly texts: TextStore;
  /** What is remembered of the collection. */
  readonly before: readonly ApiEntry[];
  readonly progress: (done: number, all: number) => void;
  /** Milliseconds since 1970 after which no further entry is asked for. */
  readonly until: number;
};

export type WithTexts = {
  readonly entries: readonly ApiEntry[];
  /** Entries whose text could not be had, or was no longer asked for. */
  readonly lacking: number;
  /** What the first call failed with. */
  readonly failure?: unknown;
};

/**
 * Asks for the texts of entries, one by one, but not for those of which the list says nothing new. Where one
 * cannot be had, the entry keeps the text that it had before. Never throws.
 */
export async function textsOfApi(
  items: readonly ApiItem[],
  { collection, name, call, lookedUp, texts, before, progress, until }: TextOptions,
): Promise<WithTexts> {
  const { http, model, detail } = collection;
  const earlier = new Map(before.map(({ entry, text }) => [entry.id, text]));
  const entries: ApiEntry[] = [];
  const failures: unknown[] = [];
  let lacking = 0;
  let inARow = 0;
  let done = 0;

  /** Null where the API has no such entry; undefined where entries have no texts. */
  const textOf = async ({ entry, fingerprint }: ApiItem): Promise<ApiEntry['text'] | null> => {
    const ready = callForEntry(call, lookedUp, http, detail, entry, model.type);
    if (!ready) return undefined;
    const own = nameOf('text', name, ready.url, ready.body ?? '', fingerprint);
    const known = texts.stored(own);
    if (known) return known;
    if (inARow >= maxFailures) throw new Error('too many calls in a row failed');
    if (Date.now() > until) throw new Error('it took too long');
    try {
      const text = await textOfEntry(ready, http, model.fields);
      inARow = 0;
      return text === null ? null : texts.write(own, text);
    } catch (error) {
      inARow += 1;
      throw error;
    }
  };

  await eachOf(items, callsAtATime, async (item) => {
    const text = await textOf(item).catch((error: unknown) => {
      lacking += 1;
      failures.push(error);
      const old = earlier.get(item.entry.id);
      return old && texts.stored(old.name);
    });
    if (text !== null) entries.push({ entry: item.entry, ...(text ? { text } : {}) });
    done += 1;
    progress(done, items.length);
  });
  return { entries, lacking, ...(lacking > 0 ? { failure: failures[0] } : {}) };
}
