import { dirname, join } from 'node:path';
import { buildSource } from '../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { webConfigIds } from '../../schema/web-config-ids.ts';
import { entryPath } from '../content/folders/content-folders.ts';
import { counted } from '../diagnostics/counted.ts';
import type { LocalText } from '../local-text.ts';
import type { ApiAsking } from '../search/http/api-asking.ts';
import { namesIds } from '../search/http/api-caller.ts';
import { configIds } from '../search/http/config-ids.ts';
import { reasonOf } from '../search/http/reason-of.ts';
import { UsageError } from '../usage-error.ts';
import { buildCaller } from './build-caller.ts';
import type { FetchedEntries, FetchTarget } from './fetch-collection.ts';
import { hasFetched } from './fetched-folder.ts';
import { environmentNames } from './secret-values.ts';

/** Entries that are named of those that are left out. */
const maxNamed = 3;

/** The collections whose entries a build fetches, in each language. */
function targetsOf(source: SiteSource, folder: string): FetchTarget[] {
  return Object.entries(source.collections ?? {}).flatMap(([name, collection]) => {
    const http = buildSource(collection);
    if (!http) return [];
    return Object.keys(source.languages).map((language) => ({
      ...{ name, collection, http, language },
      folder: dirname(join(folder, entryPath(source, name, language, 'x'))),
    }));
  });
}

/**
 * What the environment has of what sources name.
 * @throws UsageError that names what is missing
 */
function environmentOf(
  targets: readonly FetchTarget[],
  environment: NodeJS.ProcessEnv,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const { name: collection, http } of targets) {
    for (const name of environmentNames(http)) {
      const value = environment[name];
      if (!value) {
        throw new UsageError({
          zh: `环境变量 ${name} 没有值，集合“${collection}”的内容接口要用它`,
          en: `the environment has no ${name}, which the content API of "${collection}" needs`,
        });
      }
      values[name] = value;
    }
  }
  return values;
}

/** What became of a collection, as far as somebody should know of it. */
function reported(
  { name, language }: FetchTarget,
  { count, changed, gone, kept, leftOut, repeated, failure, note }: FetchedEntries,
  warn: (text: LocalText) => void,
): void {
  const at = {
    zh: `“${name}”（${language}）的内容接口`,
    en: `the API of "${name}" in "${language}"`,
  };
  const warning = ({ zh, en }: LocalText) =>
    warn({ zh: `警告：${at.zh}${zh}`, en: `warning: ${at.en} ${en}` });
  if (failure !== undefined) {
    const reason = reasonOf(failure);
    warning({
      zh: `读取失败（${reason}）：${count} 条中有 ${kept} 条沿用以前构建的`,
      en: `failed (${reason}): ${kept} of ${counted(count, 'entry', 'entries')} are those of an earlier build`,
    });
  }
  if (note) warning(note);
  if (repeated.length > 0) {
    const ids = repeated.slice(0, maxNamed).join(', ');
    warning({
      zh: `有几条的 id 相同（${ids}），只取第一条`,
      en: `has several entries under one id (${ids}): the first one of each is shown`,
    });
  }
  if (leftOut.length > 0) {
    const named = leftOut.slice(0, maxNamed).map(({ id, reason }) => `${id}: ${reason}`);
    const more = leftOut.length > maxNamed ? '; …' : '';
    warning({
      zh: `有 ${leftOut.length} 条不能显示（${named.join('；')}${more}）`,
      en: `has ${counted(leftOut.length, 'entry', 'entries')} that cannot be shown (${named.join('; ')}${more})`,
    });
  }
  if (changed + gone > 0) {
    warn({
      zh: `${at.zh}：${count} 条，其中 ${changed} 条是新增或有改动的，去掉 ${gone} 条`,
      en: `${at.en}: ${counted(count, 'entry', 'entries')}, ${changed} of them new or changed, ${gone} gone`,
    });
  }
}

/**
 * Fetches the entries of the collections that a build asks for, and keeps them as files among the content. Where an API
 * fails, the files of an earlier build stay, and a warning says so.
 * @param folder the site's folder
 * @throws UsageError where the environment lacks what a source names
 */
export async function fetchEntries(
  source: SiteSource,
  folder: string,
  { asks, warn, progress }: ApiAsking,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const all = targetsOf(source, folder);
  const targets: FetchTarget[] = [];
  for (const target of all) {
    if (asks(`entries ${target.folder}`, await hasFetched(target.folder))) targets.push(target);
  }
  if (targets.length === 0) return;
  const values = environmentOf(targets, environment);
  const { fetchCollection } = await import('./fetch-collection.ts');
  for (const target of targets) {
    const { name, http, language } = target;
    try {
      const { config } = source.languages[language] ?? {};
      const ids = namesIds(http) ? await configIds(config, folder) : webConfigIds({});
      const own = Object.fromEntries(
        environmentNames(http).map((each) => [each, values[each] ?? '']),
      );
      const fetched = await fetchCollection(target, {
        ...buildCaller(http, own, { ...ids, language }),
        source,
        progress: (done, total) =>
          progress?.({
            zh: `正在读取“${name}”（${language}）的内容接口：${done}／${total}`,
            en: `asking the API of "${name}" in "${language}": ${done} of ${total}`,
          }),
      });
      progress?.(undefined);
      reported(target, fetched, warn);
    } catch (error) {
      progress?.(undefined);
      const reason = reasonOf(error);
      warn({
        zh: `警告：无法读取“${name}”（${language}）的内容接口（${reason}）；沿用以前构建的条目`,
        en: `warning: the API of "${name}" in "${language}" cannot be asked (${reason}); entries are those of an earlier build`,
      });
    }
  }
}
