import { setTimeout as later } from 'node:timers/promises';
import { counted } from '../diagnostics/counted.ts';
import { credentialHeaders } from '../index/credentials.ts';
import { engineAddress } from '../index/engine-address.ts';
import { engineClient } from '../index/engine-client.ts';
import { type EngineName, engines } from '../index/engines.ts';
import { plannedDocument } from '../index/indexed-document.ts';
import { type SyncResult, syncIndex } from '../index/sync-index.ts';
import type { ExitCode, Io } from '../io.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import { joined, type LocalText } from '../local-text.ts';
import { compiledSite } from '../outputs/compiled-site.ts';
import { askAlways } from '../search/http/api-asking.ts';
import { searchSources } from '../search/search-sources.ts';
import type { StopRequest } from '../signals/stop-on-signal.ts';
import { UsageError } from '../usage-error.ts';
import { checkedSite } from './checked-site.ts';
import { reportNextChange } from './report-next-change.ts';

export type IndexOptions = {
  /** Whose file is laid over the site. */
  readonly env?: string;
  readonly to: string;
  readonly engine: EngineName;
  /** What the indexes of all languages begin with. */
  readonly index: string;
};

/** Refused documents that are named, a language. */
const maxNamed = 100;

function report(name: string, fed: SyncResult, io: Io): void {
  const { documents, added, changed, removed, refused } = fed;
  const fail = (text: LocalText): void => io.stderr(`${text[io.language]}\n`);
  for (const { id, reason } of refused.slice(0, maxNamed)) {
    fail({ zh: `被拒绝  ${id}：${reason}`, en: `refused  ${id}: ${reason}` });
  }
  if (refused.length > maxNamed) {
    const more = refused.length - maxNamed;
    fail({ zh: `另有 ${more} 个`, en: `and ${more} more` });
  }
  const counts: LocalText[] = [
    { zh: `${documents} 个文档`, en: counted(documents, 'document') },
    { zh: `新增 ${added}`, en: `${added} added` },
    { zh: `更新 ${changed}`, en: `${changed} changed` },
    { zh: `移除 ${removed}`, en: `${removed} removed` },
    ...(refused.length > 0
      ? [{ zh: `被拒绝 ${refused.length}`, en: `${refused.length} refused` }]
      : []),
  ];
  const list = joined(counts, '，', ', ');
  io.note({ zh: `${name}：${list.zh}`, en: `${name}: ${list.en}` });
}

async function syncLanguages(
  checked: CheckedSite,
  options: IndexOptions,
  headers: Readonly<Record<string, string>>,
  io: Io,
  stop: AbortSignal,
): Promise<ExitCode> {
  const { source } = checked;
  const { model, index } = await compiledSite(checked);
  const { defaultDevice } = model.site;
  const client = engineClient({
    to: options.to,
    headers,
    stop,
    wait: (milliseconds, signal) => later(milliseconds, undefined, { signal }),
    onWait: ({ zh, en }) => io.progress?.({ zh: `等待重试：${zh}`, en: `waiting: ${en}` }),
  });
  let code: ExitCode = 0;
  for (const [language, { tag }] of Object.entries(model.site.languages)) {
    const table = model.tables.find(
      (each) => each.language === language && each.device === defaultDevice,
    );
    if (!table) continue;
    let contentChecked = true;
    const asking = askAlways(io);
    const { sources } = await searchSources(source, model, checked, index, language, {
      ...asking,
      warn: (text) => {
        contentChecked = false;
        asking.warn(text);
      },
    });
    const documents = sources.map((each) => plannedDocument(each, table));
    const engine = engines[options.engine](client, options.index, { code: language, tag });
    const fed = await syncIndex(engine, documents, io.progress, !contentChecked);
    io.progress?.(undefined);
    if (!contentChecked) {
      io.note({
        zh: `${engine.name}：内容接口没有给出全部内容，因此不移除任何文档`,
        en: `${engine.name}: nothing is removed, as an API did not hand out all`,
      });
    }
    report(engine.name, fed, io);
    if (fed.refused.length > 0) code = 1;
  }
  return code;
}

/**
 * Brings a search engine to what can be found on a site.
 * @param stop gives what ends it between two requests, or in one
 * @param environment where credentials stand
 * @returns 1 where the engine refused documents
 * @throws UsageError where an option is not what it should be
 * @throws EngineFailure where the engine cannot be used
 */
export async function indexCommand(
  site: string,
  options: IndexOptions,
  io: Io,
  stop: StopRequest,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ExitCode> {
  const to = engineAddress(options.to);
  const headers = credentialHeaders(environment);
  if (!/^[a-z][a-z0-9_-]{0,99}$/.test(options.index)) {
    throw new UsageError({
      zh: '--index 由小写字母、数字、- 和 _ 组成，以字母开头',
      en: '--index is small letters, digits, - and _, a letter first',
    });
  }
  const checked = await checkedSite(site, io, options.env, askAlways(io));
  if (!checked) return 1;
  const code = await syncLanguages(checked, { ...options, to }, headers, io, stop());
  reportNextChange(checked.content, io);
  return code;
}
