import { type AskList, resolveLookups } from '../../../schema/content/lookups/resolve-lookups.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import type { ApiCaller } from './api-caller.ts';

/** Puts what ids stand for in the place of them, in items of an answer. @throws where a list cannot be had */
export type LookUp = (items: readonly unknown[], answer: unknown) => Promise<readonly unknown[]>;

/** Looks up the ids of a source; a whole list is asked for once. */
export function lookUp(call: ApiCaller, { lookups }: HttpSource): LookUp {
  const lists = new Map<string, Promise<unknown>>();
  const load: AskList = async (url, ids) => (await call({ url }, { ids }).ask()).value;
  const ask: AskList = (url, ids) => {
    if (ids !== undefined) return load(url, ids);
    const known = lists.get(url) ?? load(url, ids);
    lists.set(url, known);
    return known;
  };
  return async (items, answer) => {
    try {
      return await resolveLookups(items, answer, lookups, ask);
    } catch (error) {
      // A list that is not there is no end of the list of entries.
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`what ids stand for could not be looked up: ${reason}`);
    }
  };
}
