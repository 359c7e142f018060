import type { FieldModel } from '../../../schema/content/collection-model.ts';
import type { ListEntry } from '../../../schema/content/content-model.ts';
import { NotThere } from '../../../schema/content/http/ask-api.ts';
import { atPath } from '../../../schema/content/http/at-path.ts';
import { countAt } from '../../../schema/content/http/count-at.ts';
import { itemOfAnswer } from '../../../schema/content/http/item-of-answer.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { nameOf } from '../../content/cache/article-cache.ts';
import { counted } from '../../diagnostics/counted.ts';
import type { LocalText } from '../../local-text.ts';
import { type ApiCaller, callsAtATime } from './api-caller.ts';
import { lineOfHtml } from './line-of-html.ts';

/** Entries of a collection in one language; more belong into a search service. */
export const maxEntries = 20_000;

/** An entry as the lists of an API have it. */
export type ApiItem = {
  readonly entry: ListEntry;
  /** Changes with all that the list says of it. */
  readonly fingerprint: string;
};

export type ApiList = {
  readonly items: readonly ApiItem[];
  /** What ended the list before its end. */
  readonly failure?: unknown;
  /** What it does that is to be reported, though it did not fail. */
  readonly note?: LocalText;
};

type ListOptions = {
  readonly call: ApiCaller;
  readonly http: HttpSource;
  readonly fields: readonly FieldModel[];
  /** Entries that a page is asked for. */
  readonly size: number;
  readonly progress: (done: number, all: number) => void;
  /** Milliseconds since 1970 after which no further page is asked for. */
  readonly until: number;
};

type Page = {
  /** What came, entries or not. */
  readonly count: number;
  readonly total: number | undefined;
  readonly items: readonly ApiItem[];
};

async function pageOf({ call, http, fields, size }: ListOptions, number: number): Promise<Page> {
  const { url, items: place, total, firstPage = 1 } = http.list;
  const ready = call(url, { page: String(number + firstPage), size: String(size) });
  const value = await ready.ask();
  const found = atPath(value, place);
  if (!Array.isArray(found)) throw new Error(`no list stands under ${place}`);
  const items = found.flatMap((item): ApiItem[] => {
    const read = itemOfAnswer(item, http, fields, { base: () => ready.url, lineOf: lineOfHtml });
    if (!read) return [];
    const { picture: _, ...entry } = read;
    return [{ entry, fingerprint: nameOf(JSON.stringify(item)) }];
  });
  if (found.length > 0 && items.length === 0) {
    throw new Error(`what stands under ${place} has no ids or no titles`);
  }
  return { count: found.length, total: countAt(value, total), items };
}

const pagesFrom = (options: ListOptions, first: number, count: number) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => pageOf(options, first + index)));

/** All that an API lists, page by page; what came before it failed, where it does. Never throws. */
export async function listOfApi(options: ListOptions): Promise<ApiList> {
  const items = new Map<string, ApiItem>();
  const all = (): ApiItem[] => [...items.values()].slice(0, maxEntries);
  const hasPages = /\{page\}/.test(options.http.list.url);
  let seen = 0;
  let total: number | undefined;
  const ended = (): ApiList => {
    const isShort = total !== undefined && seen < total;
    const note = {
      zh: `说有 ${total} 条，只列出 ${seen} 条`,
      en: `counts ${counted(total ?? 0, 'entry', 'entries')} and lists ${seen}`,
    };
    return { items: all(), ...(isShort ? { note } : {}) };
  };
  // How many pages there are is known after the first one, where the API says it.
  for (let next = 0, count = 1; ; next += count) {
    if (next > 0 && total !== undefined) {
      const pages = Math.ceil((total - seen) / Math.max(1, seen / next));
      count = Math.min(callsAtATime, Math.max(1, pages));
    }
    for (const page of await pagesFrom(options, next, count)) {
      if (page.status === 'rejected') {
        // Some APIs have no page after the last one.
        const isEnd = next > 0 && page.reason instanceof NotThere;
        return isEnd ? ended() : { items: all(), failure: page.reason };
      }
      const before = items.size;
      for (const item of page.value.items) {
        if (!items.has(item.entry.id)) items.set(item.entry.id, item);
      }
      seen += page.value.count;
      total = page.value.total ?? total;
      // An API that hands out the same page again and again has no others.
      if (items.size === before) return ended();
    }
    const contentChecked = !hasPages || (total !== undefined && seen >= total);
    if (contentChecked && items.size <= maxEntries) return ended();
    if (items.size >= maxEntries) {
      return {
        items: all(),
        note: {
          zh: `列出的条目超过 ${maxEntries} 条；之后的未收录`,
          en: `lists more than ${maxEntries} entries; those after them are left out`,
        },
      };
    }
    if (Date.now() > options.until) return { items: all(), failure: new Error('it took too long') };
    options.progress(items.size, total ?? items.size);
  }
}
