import type { FieldModel } from '../../../schema/content/collection-model.ts';
import type { ListEntry } from '../../../schema/content/content-model.ts';
import { NotThere } from '../../../schema/content/http/api-errors.ts';
import { itemOfAnswer } from '../../../schema/content/http/item-of-answer.ts';
import {
  hasPages,
  listOfAnswer,
  pageValues,
  placeOfList,
} from '../../../schema/content/http/list-of-answer.ts';
import { nextCall } from '../../../schema/content/http/next-call.ts';
import type { TextSource } from '../../../schema/content/rich-text/body-html.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { nameOf } from '../../content/cache/article-cache.ts';
import { counted } from '../../diagnostics/counted.ts';
import type { LocalText } from '../../local-text.ts';
import { type ApiCaller, callsAtATime } from './api-caller.ts';
import { lineOfHtml } from './line-of-html.ts';
import type { LookUp } from './looked-up.ts';

/** Entries of a collection in one language; more belong into a search service. */
export const maxEntries = 20_000;

/** An entry as the lists of an API have it. */
export type ApiItem = {
  readonly entry: ListEntry;
  /** Changes with all that the list says of it. */
  readonly fingerprint: string;
  /** What the list has of it, and what that stands in; where it is wanted. */
  readonly source?: TextSource;
};

export type ApiList = {
  readonly items: readonly ApiItem[];
  /** Ids of entries that are left out, as another one with the same id came before them. */
  readonly repeated: readonly string[];
  /** What ended the list before its end. */
  readonly failure?: unknown;
  /** What it does that is to be reported, though it did not fail. */
  readonly note?: LocalText;
};

type ListOptions = {
  readonly call: ApiCaller;
  readonly http: HttpSource;
  readonly lookedUp: LookUp;
  readonly fields: readonly FieldModel[];
  /** Entries that a page is asked for. */
  readonly size: number;
  /** Entries that are wanted, at most. */
  readonly limit?: number;
  /** Whether all that the list has of them is kept in memory. */
  readonly keepsSources?: boolean;
  readonly progress: (done: number, all: number) => void;
  /** Milliseconds since 1970 after which no further page is asked for. */
  readonly until: number;
};

type Page = {
  /** What came, entries or not. */
  readonly count: number;
  readonly total: number | undefined;
  /** What leads to the next page, where the API says it. */
  readonly next: string | undefined;
  readonly items: readonly ApiItem[];
};

/**
 * @param size entries that a page is asked for
 * @param number of the page, from 0
 * @param next what leads to it, where the page before it says it
 */
async function pageOf(
  { call, http, fields, keepsSources, lookedUp }: ListOptions,
  size: number,
  number: number,
  next: string | undefined,
): Promise<Page> {
  const { call: template, cursor } = nextCall(http.list, next);
  const ready = call(template, { ...pageValues(http.list, number + 1, size), cursor });
  const answer = await ready.ask();
  const list = listOfAnswer(answer, http.list, ready.url);
  const resolved = await lookedUp(list.items, answer.value);
  const items = resolved.flatMap((item): ApiItem[] => {
    const read = itemOfAnswer(item, http, fields, { base: () => ready.url, lineOf: lineOfHtml });
    if (!read) return [];
    const { picture: _, ...entry } = read;
    const source = keepsSources && { item, answer: answer.value, url: ready.url };
    return [{ entry, fingerprint: nameOf(JSON.stringify(item)), ...(source ? { source } : {}) }];
  });
  if (list.items.length > 0 && items.length === 0) {
    throw new Error(`${placeOfList(http.list)} has no ids or no titles`);
  }
  return { count: list.items.length, total: list.total, next: list.next, items };
}

/** All that an API lists, page by page; what came before it failed, where it does. Never throws. */
export async function listOfApi(options: ListOptions): Promise<ApiList> {
  const { list } = options.http;
  const items = new Map<string, ApiItem>();
  const { limit = maxEntries } = options;
  const repeated = new Set<string>();
  const all = () => ({ items: [...items.values()].slice(0, limit), repeated: [...repeated] });
  // What led to pages: a list that leads back to one has no end.
  const led = new Set<string>();
  let { size } = options;
  let next: string | undefined;
  let seen = 0;
  let total: number | undefined;
  const pagesFrom = (first: number, count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, (_, index) => pageOf(options, size, first + index, next)),
    );
  const leadsBack = (): boolean => next !== undefined && led.has(next);
  const ended = (): ApiList => {
    if (leadsBack()) {
      const note = {
        zh: '的列表又回到前面的一页',
        en: 'leads from a page of its list back to one before',
      };
      return { ...all(), note };
    }
    const isShort = total !== undefined && seen < total;
    const note = {
      zh: `说有 ${total} 条，只列出 ${seen} 条`,
      en: `counts ${counted(total ?? 0, 'entry', 'entries')} and lists ${seen}`,
    };
    return { ...all(), ...(isShort ? { note } : {}) };
  };
  // How many pages there are is known after the first one, where the API says it.
  for (let first = 0, count = 1; ; first += count) {
    if (first > 0 && total !== undefined && list.next === undefined) {
      const pages = Math.ceil((total - seen) / Math.max(1, seen / first));
      count = Math.min(callsAtATime, Math.max(1, pages));
    }
    for (const page of await pagesFrom(first, count)) {
      if (page.status === 'rejected') {
        // Some APIs have no page after the last one.
        const isEnd = first > 0 && page.reason instanceof NotThere;
        return isEnd ? ended() : { ...all(), failure: page.reason };
      }
      const before = items.size;
      for (const item of page.value.items) {
        const { id } = item.entry;
        const known = items.get(id);
        if (!known) items.set(id, item);
        // One that moved to the next page while the list was read says the same.
        else if (known.fingerprint !== item.fingerprint) repeated.add(id);
      }
      seen += page.value.count;
      total = page.value.total ?? total;
      next = page.value.next;
      // An API that hands out fewer than it is asked for: the next ones stand right behind these.
      if (first === 0 && page.value.count > 0) size = Math.min(size, page.value.count);
      // An API that hands out the same page again and again has no others.
      if (items.size === before) return ended();
    }
    const isLast =
      list.next === undefined
        ? !hasPages(list) || (total !== undefined && seen >= total)
        : next === undefined;
    if (isLast && items.size <= limit) return ended();
    if (items.size >= limit) {
      if (options.limit !== undefined) return all();
      return {
        ...all(),
        note: {
          zh: `列出的条目超过 ${maxEntries} 条；之后的未收录`,
          en: `lists more than ${maxEntries} entries; those after them are left out`,
        },
      };
    }
    if (leadsBack()) return ended();
    if (next !== undefined) led.add(next);
    if (Date.now() > options.until) return { ...all(), failure: new Error('it took too long') };
    options.progress(items.size, total ?? items.size);
  }
}
