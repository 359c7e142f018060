import { defaultType, pageSizeOf } from '../../schema/compile/compile-collections.ts';
import { callNames } from '../../schema/content/http/call-text.ts';
import type { TextSource } from '../../schema/content/rich-text/body-html.ts';
import type { Collection, HttpSource, SiteSource } from '../../schema/source.generated.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import { callsAtATime } from '../search/http/api-caller.ts';
import { eachOf } from '../search/http/each-of.ts';
import { entryCall } from '../search/http/entry-call.ts';
import { type ApiItem, listOfApi, maxEntries } from '../search/http/list-of-api.ts';
import { type LookUp, lookUp } from '../search/http/looked-up.ts';
import { reasonOf } from '../search/http/reason-of.ts';
import type { BuildCaller } from './build-caller.ts';
import { entryIdOf } from './entry-id.ts';
import { fetchedFolder } from './fetched-folder.ts';
import { fileMaker } from './make-file.ts';

/** Changes with the way in which files are made of answers. */
const format = 1;

/** Entries on a page of a list, where the request says how many are wanted. */
const pageSize = 100;

/** Milliseconds that a collection may take in a language; what was had by then need not be asked for again. */
const maxDuration = 30 * 60 * 1000;

/** Calls in a row that failed: the API is taken for broken. */
const maxFailures = 20;

/** A collection whose entries a build fetches, in one language. */
export type FetchTarget = {
  readonly name: string;
  readonly collection: Collection;
  readonly http: HttpSource;
  readonly language: string;
  /** Folder that its entries lie in. */
  readonly folder: string;
};

/** An entry that is not shown, and why. */
export type LeftOut = { readonly id: string; readonly reason: string };

/** What became of the entries of a collection. */
export type FetchedEntries = {
  /** Entries that are shown now. */
  readonly count: number;
  readonly changed: number;
  readonly gone: number;
  /** Entries that are those of an earlier build. */
  readonly kept: number;
  readonly leftOut: readonly LeftOut[];
  /** What ended the list before its end, or what the calls for entries failed with. */
  readonly failure?: unknown;
  /** Ids that the list has for several entries: the first one counts. */
  readonly repeated: readonly string[];
  /** What the list does that is to be reported. */
  readonly note?: { readonly zh: string; readonly en: string };
};

type Options = BuildCaller & {
  readonly source: SiteSource;
  readonly progress: (done: number, all: number) => void;
};

/** All of an entry, with what it stands in; undefined where the API does not have it any more. */
async function wholeItem(
  { http, collection }: FetchTarget,
  { entry, source }: ApiItem,
  call: BuildCaller['call'],
  lookedUp: LookUp,
): Promise<TextSource | undefined> {
  const { id, date, code } = entry;
  const values = { id, date, code, type: entry.type ?? collection.type ?? defaultType };
  const calls = entryCall(call, http, values, lookedUp);
  return calls ? ((await calls.load()) ?? undefined) : source;
}

/**
 * Asks an API for the entries of a collection, and makes files of those that are new or changed. What the list says
 * nothing new of is not asked for; where the API fails, the files of an earlier build stay.
 */
export async function fetchCollection(
  target: FetchTarget,
  { call, secrets, source, progress }: Options,
): Promise<FetchedEntries> {
  const { http, collection, language, folder } = target;
  const until = Date.now() + maxDuration;
  const { codes = {}, types = {}, type: usual } = collection;
  const known = [Object.keys(codes), Object.keys(types), usual];
  const settings = nameOf(
    String(format),
    JSON.stringify([http, collection.fields, known, language]),
  );
  const kept = await fetchedFolder(folder, settings);
  const fields = Object.entries(collection.fields ?? {}).map(([name, { type }]) => ({
    name,
    type,
  }));
  const lookedUp = lookUp(call, http);
  const listed = await listOfApi({
    ...{ call, http, fields, lookedUp, until },
    size: ['size', 'end'].some((name) => callNames(http.list, name))
      ? pageSize
      : pageSizeOf(collection),
    limit: Math.min(http.limit ?? maxEntries, maxEntries),
    keepsSources: true,
    progress,
  });
  const textOf = fileMaker({ source, http, collection, language, fields, secrets });
  const entries = new Map<string, string>();
  const leftOut: LeftOut[] = [];
  let failure: unknown;
  let inARow = 0;
  let changed = 0;
  let old = 0;
  let done = 0;

  const fetchOne = async (each: ApiItem, id: string): Promise<void> => {
    if (kept.known.get(id) === each.fingerprint) {
      entries.set(id, each.fingerprint);
      return;
    }
    let whole: TextSource | undefined;
    try {
      if (inARow >= maxFailures) throw new Error('too many calls in a row failed');
      if (Date.now() > until) throw new Error('it took too long');
      whole = await wholeItem(target, each, call, lookedUp);
      inARow = 0;
    } catch (error) {
      inARow += 1;
      failure ??= error;
      if (kept.known.has(id)) {
        old += 1;
        entries.set(id, '');
      }
      return;
    }
    if (!whole) return;
    try {
      const isOwn = await kept.write(id, await textOf(each.entry.id, whole));
      if (!isOwn) throw new Error(`${id}.md in ${folder} is not of the API`);
      entries.set(id, each.fingerprint);
      changed += 1;
    } catch (error) {
      leftOut.push({ id: each.entry.id, reason: reasonOf(error) });
      if (kept.known.has(id)) entries.set(id, '');
    }
  };

  await eachOf(listed.items, callsAtATime, async (each) => {
    await fetchOne(each, entryIdOf(each.entry.id));
    done += 1;
    progress(done, listed.items.length);
  });
  // Where there was something, an empty list is rather a mistake than the truth.
  const isEmptied = listed.items.length === 0 && kept.known.size > 0;
  const broken = listed.failure ?? (isEmptied ? new Error('its list is empty') : undefined);
  let gone = 0;
  for (const [id, fingerprint] of kept.known) {
    if (entries.has(id)) continue;
    if (broken === undefined) {
      await kept.remove(id);
      gone += 1;
    } else {
      entries.set(id, fingerprint);
      old += 1;
    }
  }
  await kept.close(entries);
  failure = broken ?? failure;
  return {
    ...{ count: entries.size, changed, gone, kept: old, leftOut, repeated: listed.repeated },
    ...(failure === undefined ? {} : { failure }),
    ...(listed.note === undefined ? {} : { note: listed.note }),
  };
}
