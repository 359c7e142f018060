import type { HttpLookup, HttpSource } from '../../source.generated.ts';
import { atPath } from '../http/at-path.ts';
import { withAtPath } from './with-at-path.ts';

/** Ids that a list is asked for at a time. */
const maxIds = 100;

/** Asks for the answer of an address in which {ids} stands for ids. */
export type AskList = (url: string, ids: string | undefined) => Promise<unknown>;

/** A value as an id; undefined where it is none. */
const idOf = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? String(value)
    : undefined;

const idsAt = (item: unknown, path: string): readonly string[] => {
  const found = typeof item === 'object' ? atPath(item, path) : undefined;
  return (Array.isArray(found) ? found : [found]).flatMap((each) => idOf(each) ?? []);
};

function* answersOf(
  { url }: HttpLookup,
  ids: readonly string[],
  answer: unknown,
  ask: AskList,
): Iterable<Promise<unknown>> {
  if (url === undefined) yield Promise.resolve(answer);
  else if (!url.includes('{ids}')) yield ask(url, undefined);
  else {
    for (let at = 0; at < ids.length; at += maxIds) {
      yield ask(url, ids.slice(at, at + maxIds).join(','));
    }
  }
}

/** What ids stand for, by id. */
async function tableOf(
  lookup: HttpLookup,
  ids: readonly string[],
  answer: unknown,
  ask: AskList,
): Promise<ReadonlyMap<string, unknown>> {
  const table = new Map<string, unknown>();
  for (const answered of answersOf(lookup, ids, answer, ask)) {
    const value = await answered;
    const list = typeof value === 'object' ? atPath(value, lookup.items) : undefined;
    // An answer that includes nothing has no such list.
    if (!Array.isArray(list) && lookup.url !== undefined) {
      throw new Error(`no list to look up stands under ${lookup.items}`);
    }
    for (const each of Array.isArray(list) ? list : []) {
      const id = typeof each === 'object' ? idOf(atPath(each, lookup.id)) : undefined;
      if (id !== undefined && !table.has(id)) table.set(id, each);
    }
  }
  return table;
}

/**
 * Items of an answer, what their ids stand for in the place of them. An id that is not found stays.
 * @param answer that the items stand in
 * @throws where a list cannot be had
 */
export async function resolveLookups(
  items: readonly unknown[],
  answer: unknown,
  lookups: HttpSource['lookups'],
  ask: AskList,
): Promise<readonly unknown[]> {
  let resolved = items;
  for (const [path, lookup] of Object.entries(lookups ?? {})) {
    const ids = [...new Set(resolved.flatMap((item) => idsAt(item, path)))];
    if (ids.length === 0) continue;
    const table = await tableOf(lookup, ids, answer, ask);
    const one = (value: unknown): unknown => table.get(idOf(value) ?? '') ?? value;
    resolved = resolved.map((item) =>
      withAtPath(item, path, (found) => (Array.isArray(found) ? found.map(one) : one(found))),
    );
  }
  return resolved;
}
