import type { Model } from '../../schema/model.ts';
import type { ServerSettings } from '../../schema/source.generated.ts';
import type { PolicyFile } from '../built-files/policy-file.ts';
import { isText, type NewFile, textOf } from '../files/new-file.ts';
import type { ReadEntry, StoredEntry } from '../server/rules/entry-paths.ts';
import { serverRules } from '../server/rules/server-rules.ts';
import { type ServerName, serverWriters } from '../server/server-writers.ts';
import { UsageError } from '../usage-error.ts';

/** Files of server configurations, by path. */
export type ServerFiles = {
  /** Relative to the folder of the built site. */
  readonly inSite: ReadonlyMap<string, NewFile>;
  /** Relative to the folder beside it. */
  readonly beside: ReadonlyMap<string, NewFile>;
};

type Built = {
  readonly model: Model;
  readonly settings: ServerSettings;
  readonly policy: PolicyFile;
  /** All files of the site, by path. */
  readonly files: readonly ReadonlyMap<string, NewFile>[];
};

/** Where the configurations of servers are written that no visitor is to see: beside the folder of the built site. */
export const serverFolder = (out: string): string => `${out.replace(/[\\/]+$/, '')}-server`;

/** Entries as they are going to stand in the site; each is read once. */
function entryReader(files: Built['files']): ReadEntry {
  const cache = new Map<string, StoredEntry | undefined>();
  return (path) => {
    if (cache.has(path)) return cache.get(path);
    const file = files.map((group) => group.get(path)).find((each) => each !== undefined);
    const stored: StoredEntry | undefined =
      file && isText(file) ? JSON.parse(textOf(file)) : undefined;
    // Of a whole article, nothing but its address is asked for.
    const entry =
      stored && !('movedTo' in stored)
        ? { ...stored, html: '', headings: [], related: [] }
        : stored;
    cache.set(path, entry);
    return entry;
  };
}

/** Writes the configurations of some servers for a site that is built. */
export function serverFiles(
  servers: readonly ServerName[],
  { model, settings, policy, files }: Built,
): ServerFiles {
  const inSite = new Map<string, NewFile>();
  const beside = new Map<string, NewFile>();
  if (servers.length === 0) return { inSite, beside };
  const rules = serverRules({
    model: model.site,
    tables: model.tables,
    ...(model.redirects ? { redirects: model.redirects } : {}),
    settings,
    policy,
    files: new Set(files.flatMap((group) => [...group.keys()])),
    readEntry: entryReader(files),
  });
  for (const name of new Set(servers)) {
    const writer = serverWriters[name];
    for (const [path, text] of writer.files(rules)) {
      const group = writer.isInSite ? inSite : beside;
      if (group.has(path)) {
        throw new UsageError({
          zh: `几个托管平台都用文件 ${path}：请分别构建到不同的文件夹`,
          en: `several hosts have a file ${path}: build for each into a folder of its own`,
        });
      }
      group.set(path, { text });
    }
  }
  return { inSite, beside };
}
