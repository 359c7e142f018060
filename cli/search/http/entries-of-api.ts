import { entryAddress } from '../../../schema/content/entry-address.ts';
import { webConfigIds } from '../../../schema/web-config-ids.ts';
import { counted } from '../../diagnostics/counted.ts';
import type { ApiAsking } from './api-asking.ts';
import { type ApiCaller, apiCaller, namesIds } from './api-caller.ts';
import type { ApiCollection, ApiEntry } from './api-collection.ts';
import { configIds } from './config-ids.ts';
import { listOfApi } from './list-of-api.ts';
import { reasonOf } from './reason-of.ts';
import type { TextStore } from './text-store.ts';
import { textsOfApi } from './texts-of-api.ts';

/** Milliseconds that a collection may take in a language; what was had by then need not be asked for again. */
const maxDuration = 30 * 60 * 1000;

type EntriesOptions = {
  /** Name under which the collection is remembered. */
  readonly name: string;
  /** Address of the language's web configuration. */
  readonly config: string | undefined;
  /** The site's folder. */
  readonly folder: string;
  readonly texts: TextStore;
  /** What is remembered of the collection. */
  readonly before: readonly ApiEntry[];
  readonly asking: Pick<ApiAsking, 'warn' | 'progress'>;
};

const keptFrom = (kept: readonly ApiEntry[]): string =>
  kept.length > 0 ? `${kept.length} are those of an earlier build` : 'none are known from before';

async function callerOf(
  { http, language }: ApiCollection,
  config: string | undefined,
  folder: string,
): Promise<ApiCaller> {
  const ids = namesIds(http) ? await configIds(config, folder) : webConfigIds({});
  return apiCaller(http, ids, language);
}

/**
 * Asks an API for all entries of a collection in a language. Where it fails, those that did not come are
 * the ones of the last time, and a warning says so. Never throws.
 */
export async function entriesOfApi(
  collection: ApiCollection,
  { name, config, folder, texts, before, asking }: EntriesOptions,
): Promise<readonly ApiEntry[]> {
  const { http, model, detail, language } = collection;
  const warn = (text: string): void =>
    asking.warn(`warning: the search in "${language}": the API of "${collection.name}" ${text}`);
  const progress = (what: string) => (done: number, all: number) =>
    asking.progress?.(
      `asking the API of "${collection.name}" in "${language}": ${what} ${done} of ${all}`,
    );
  const until = Date.now() + maxDuration;
  const call = await callerOf(collection, config, folder).catch((error: unknown) => {
    warn(`cannot be asked (${reasonOf(error)}); ${keptFrom(before)}`);
  });
  if (!call) return before;
  const listed = await listOfApi({
    call,
    http,
    fields: model.fields,
    size: model.size,
    progress: progress('list,'),
    until,
  });
  const items = listed.items.filter(({ entry }) => entryAddress(entry, detail, model.type));
  const { entries, lacking, failure } = await textsOfApi(items, {
    ...{ collection, name, call, texts, before, until },
    progress: progress('entry'),
  });
  asking.progress?.('');
  if (lacking > 0) {
    const without = entries.filter(({ text }) => !text).length;
    warn(
      `failed for ${lacking} of ${counted(items.length, 'entry', 'entries')} (${reasonOf(failure)}); ` +
        `${without} of them are found by what the list says, the others by their texts of an earlier build`,
    );
  }
  if (listed.note !== undefined) warn(listed.note);
  // Where there was something, an empty list is rather a mistake than the truth.
  const isEmptied = listed.items.length === 0 && before.length > 0;
  const broken = listed.failure ?? (isEmptied ? new Error('its list is empty') : undefined);
  if (broken === undefined) return entries;
  const came = new Set(listed.items.map(({ entry }) => entry.id));
  const kept = before.filter(({ entry }) => !came.has(entry.id));
  warn(
    `failed (${reasonOf(broken)}): ${counted(entries.length, 'entry', 'entries')} came; ${keptFrom(kept)}`,
  );
  return [...entries, ...kept];
}
