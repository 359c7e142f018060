import { entryAddress } from '../../../schema/content/entry-address.ts';
import { webConfigIds } from '../../../schema/web-config-ids.ts';
import { counted } from '../../diagnostics/counted.ts';
import type { LocalText } from '../../local-text.ts';
import type { ApiAsking } from './api-asking.ts';
import { type ApiCaller, apiCaller, namesIds } from './api-caller.ts';
import type { ApiCollection, ApiEntry } from './api-collection.ts';
import { configIds } from './config-ids.ts';
import { listOfApi } from './list-of-api.ts';
import { lookUp } from './looked-up.ts';
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

const keptFrom = (kept: readonly ApiEntry[]): LocalText =>
  kept.length > 0
    ? { zh: `${kept.length} 条沿用以前构建的`, en: `${kept.length} are those of an earlier build` }
    : { zh: '没有以前的内容可用', en: 'none are known from before' };

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
  const warn = ({ zh, en }: LocalText): void =>
    asking.warn({
      zh: `警告：“${language}”的搜索：“${collection.name}”的内容接口${zh}`,
      en: `warning: the search in "${language}": the API of "${collection.name}" ${en}`,
    });
  const progress = (what: LocalText) => (done: number, all: number) =>
    asking.progress?.({
      zh: `正在读取“${collection.name}”（${language}）的内容接口：${what.zh} ${done}／${all}`,
      en: `asking the API of "${collection.name}" in "${language}": ${what.en} ${done} of ${all}`,
    });
  const until = Date.now() + maxDuration;
  const call = await callerOf(collection, config, folder).catch((error: unknown) => {
    const [reason, kept] = [reasonOf(error), keptFrom(before)];
    warn({
      zh: `无法访问（${reason}）；${kept.zh}`,
      en: `cannot be asked (${reason}); ${kept.en}`,
    });
  });
  if (!call) return before;
  const lookedUp = lookUp(call, http);
  const listed = await listOfApi({
    call,
    lookedUp,
    http,
    fields: model.fields,
    size: model.size,
    progress: progress({ zh: '列表', en: 'list,' }),
    until,
  });
  const items = listed.items.filter(({ entry }) => entryAddress(entry, detail, model.type));
  const { entries, lacking, failure } = await textsOfApi(items, {
    ...{ collection, name, call, lookedUp, texts, before, until },
    progress: progress({ zh: '条目', en: 'entry' }),
  });
  asking.progress?.(undefined);
  if (lacking > 0) {
    const without = entries.filter(({ text }) => !text).length;
    const reason = reasonOf(failure);
    warn({
      zh:
        `有 ${lacking} 条（共 ${items.length} 条）读取失败（${reason}）；` +
        `其中 ${without} 条按列表中的文字搜索，其余按以前构建的正文搜索`,
      en:
        `failed for ${lacking} of ${counted(items.length, 'entry', 'entries')} (${reason}); ` +
        `${without} of them are found by what the list says, the others by their texts of an earlier build`,
    });
  }
  if (listed.note !== undefined) warn(listed.note);
  // Where there was something, an empty list is rather a mistake than the truth.
  const isEmptied = listed.items.length === 0 && before.length > 0;
  const broken = listed.failure ?? (isEmptied ? new Error('its list is empty') : undefined);
  if (broken === undefined) return entries;
  const came = new Set(listed.items.map(({ entry }) => entry.id));
  const kept = before.filter(({ entry }) => !came.has(entry.id));
  const [reason, earlier] = [reasonOf(broken), keptFrom(kept)];
  warn({
    zh: `读取失败（${reason}）：得到 ${entries.length} 条；${earlier.zh}`,
    en: `failed (${reason}): ${counted(entries.length, 'entry', 'entries')} came; ${earlier.en}`,
  });
  return [...entries, ...kept];
}
