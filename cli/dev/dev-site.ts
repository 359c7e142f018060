import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DevReport, noBuild } from '../../schema/dev-events.ts';
import type { Model } from '../../schema/model.ts';
import type { ServerSettings } from '../../schema/source.generated.ts';
import { type ArticleCache, memoryCache, nameOf } from '../content/cache/article-cache.ts';
import { contentCaches } from '../content/content-caches.ts';
import { defaultContentFolder, namedFolders } from '../content/folders/content-folders.ts';
import type { ContentMemory } from '../content/read-content.ts';
import type { SomeSettings } from '../diagnostics/lint-settings.ts';
import { stopsBuild } from '../diagnostics/lowerable.ts';
import { fetchSiteEntries } from '../fetch/fetch-site-entries.ts';
import type { NewFile } from '../files/new-file.ts';
import type { Io } from '../io.ts';
import {
  type LintResult,
  lintWholeSite,
  readWholeSite,
  type WholeSite,
} from '../lint/lint-site.ts';
import { settingsFile } from '../lint/settings/settings-file.ts';
import { askOnce } from '../search/http/api-asking.ts';
import { UsageError } from '../usage-error.ts';
import { type DevFiles, devFiles, fingerprintOf } from './dev-files.ts';
import { devReport } from './dev-report.ts';
import { layeredCache } from './layered-cache.ts';
import type { FailingSite } from './page-failure.ts';
import { unreadSite } from './unread-site.ts';

/** Milliseconds that an error has to stand before it is reported: an editor may be in the middle of a save. */
const patience = 120;

/** Milliseconds that a file has to be away before it is reported: an editor may be putting another in its place. */
const absence = 1000;

/** What became of a change. */
export type DevChange = {
  /** Paths of the files that are others now, of those that were asked for; undefined: what is served stays as it was. */
  readonly changed?: readonly string[];
  /** What was found; it comes after what changed can be shown. Undefined: another change came first. */
  readonly found: () => Promise<LintResult | undefined>;
};

/** A site that is served while it is written: its last state without errors, in memory. */
export type DevSite = {
  readonly folder: string;
  /** Folders that it names for its entries, from its own. */
  readonly contentFolders: () => readonly string[];
  /** The last state without errors; undefined where there was none yet. */
  readonly model: () => Model | undefined;
  /** What the site file says of its server. */
  readonly server: () => ServerSettings;
  /** Names what is served now. */
  readonly build: () => string;
  /** What is wrong with what was saved last. */
  readonly report: () => DevReport | undefined;
  /** What failures in its pages are placed in; undefined where it has no components of its own. */
  readonly failing: () => FailingSite | undefined;
  /** The emitted file at a path; undefined: there is none. */
  readonly find: (path: string) => Promise<NewFile | undefined>;
  /**
   * Reads what changed. What keeps it from being read is found as an error of the site.
   * @param paths of the files that changed; none: all of it is read
   * @throws UnreadableInput or UsageError where it is read for the first time, and is not there or not to be read
   */
  readonly read: (paths: ReadonlySet<string>) => Promise<DevChange>;
  /** Something changed that is read next: what is still found out about the state before is not reported. */
  readonly expectChange: () => void;
};

/** Whether what is known of other files may be another thing after a file changed: it is a picture, or a text came or went. */
const concernsOthers = (path: string, memory: ContentMemory): boolean =>
  !memory.has(path) && !/[\\/]public[\\/].*\.json$/.test(path);

/**
 * @param folder of the site
 * @param file the site file
 * @param environment whose file is laid over it
 */
export function devSite(
  {
    folder,
    file,
    environment,
  }: { readonly folder: string; readonly file: string; readonly environment?: string | undefined },
  io: Io,
): DevSite {
  // Content APIs are asked when somebody searches, and not again whenever a file is saved.
  const asking = askOnce(io);
  const caches = contentCaches(folder);
  const cache: ArticleCache = layeredCache(caches.cache);
  const indexes = layeredCache(caches.indexes ?? memoryCache());
  const memory: ContentMemory = new Map();
  const publicFolder = resolve(folder, 'public') + sep;
  const asked = new Map<string, string>();
  let before: WholeSite | undefined;
  /** Whether the site file could not be read after the last change. */
  let isUnread = false;
  let served: DevFiles | undefined;
  let report: DevReport | undefined;
  let build = noBuild;
  let turn = 0;
  const contentFolders = (): readonly string[] =>
    before?.loaded ? namedFolders(before.loaded.source).map((each) => each.folder) : [];
  /** Whether a file is no part of the site file. */
  const isBeside = (path: string): boolean =>
    [defaultContentFolder, 'public', ...contentFolders()].some((name) =>
      path.startsWith(resolve(folder, name) + sep),
    );

  /** Which of the files that pages asked for are others now. */
  const differing = async ({ find }: DevFiles): Promise<string[]> => {
    const changed: string[] = [];
    for (const [path, known] of asked) {
      const found = await find(path);
      const now = found ? await fingerprintOf(found) : '';
      if (now === known) continue;
      asked.set(path, now);
      changed.push(path);
    }
    return changed;
  };

  /** Asks content APIs for the entries that builds keep as files, where none are kept yet. */
  const fetched = async (): Promise<void> => {
    try {
      await fetchSiteEntries(file, asking, environment);
    } catch (error) {
      // What is wrong with the site file is found when it is read.
      if (!(error instanceof UsageError)) return;
      const { zh, en } = error.text;
      io.note({ zh: `警告：${zh}`, en: `warning: ${en}` });
    }
  };

  const forget = (paths: ReadonlySet<string>): void => {
    const others = [...paths].filter((path) => resolve(path) !== resolve(file));
    if (others.some((path) => concernsOthers(path, memory))) memory.clear();
    else for (const path of others) memory.delete(path);
  };

  return {
    folder,
    contentFolders,
    model: () => served?.model,
    server: () => before?.loaded?.source.server ?? {},
    build: () => build,
    report: () => report,
    failing: () => {
      const { text: read, loaded } = before ?? {};
      return read && loaded?.own && { folder, read, source: loaded.source, own: loaded.own };
    },
    find: async (path) => {
      const found = await served?.find(path);
      asked.set(path, found ? await fingerprintOf(found) : '');
      return found;
    },
    expectChange: () => {
      turn += 1;
    },
    read: async (paths) => {
      turn += 1;
      const own = turn;
      forget(paths);
      const reporting = async (
        result: LintResult,
        errorsWait: number,
      ): Promise<LintResult | undefined> => {
        if (own !== turn) return undefined;
        const isWrong = result.diagnostics.some(({ severity }) => severity === 'error');
        if (isWrong && paths.size > 0) await sleep(errorsWait);
        if (own !== turn) return undefined;
        const base = served?.model.site.base ?? '/';
        report = isWrong ? devReport(result, base, io.language) : undefined;
        return result;
      };
      /** @throws the error where nobody who writes the site can put it right */
      const unread = (error: unknown): DevChange => {
        const result = unreadSite(error, file, io.language);
        if (!result) throw error;
        const wait = existsSync(file) ? patience : absence;
        return { found: () => reporting(result, wait) };
      };
      const isBesideAll = [...paths].every((path) => isBeside(resolve(path)));
      const isSame = paths.size > 0 && isBesideAll && !isUnread;
      isUnread = true;
      if (!isSame) await fetched();
      let read: WholeSite;
      try {
        read = await readWholeSite(
          file,
          { ...caches, cache, indexes, drafts: true, memory, environment },
          isSame ? before : undefined,
        );
      } catch (error) {
        if (paths.size === 0) throw error;
        return unread(error);
      }
      isUnread = false;
      before = read;
      let settings: SomeSettings;
      try {
        settings = await settingsFile(folder);
      } catch (error) {
        return unread(error);
      }
      const found = async (): Promise<LintResult | undefined> =>
        reporting(await lintWholeSite(read), patience);
      const { loaded } = read;
      const faults = [...(loaded?.content.diagnostics ?? []), ...(loaded?.own?.diagnostics ?? [])];
      if (!loaded || faults.some(stopsBuild(settings))) return { found };
      const next = await devFiles(loaded, asking);
      const changed = await differing(next);
      const inPublic = [...paths]
        .filter((path) => resolve(path).startsWith(publicFolder))
        .map((path) => relative(publicFolder, resolve(path)).split(sep).join('/'));
      served = next;
      build = nameOf(next.model.site.build, String(own), String(Date.now())).slice(0, 12);
      return { changed: [...changed, ...inPublic], found };
    },
  };
}
