import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What was compiled before, by the fingerprint of all that it was compiled from. */
export type ArticleCache = {
  /** What was stored under a name; undefined where nothing was, or nothing that can be read. */
  readonly read: <Value>(name: string) => Value | undefined;
  readonly write: (name: string, value: unknown) => void;
  /** Forgets all but these. */
  readonly keep: (names: ReadonlySet<string>) => Promise<void>;
};

const nameLength = 32;

/** A short name for a content: the same content, the same name. */
export const nameOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, nameLength);
};

const fileOf = (folder: string, name: string): string =>
  join(folder, name.slice(0, 2), `${name.slice(2)}.json`);

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // What could not be written cannot always be removed; it is asked for by no name.
  }
}

/**
 * A cache in a folder. What cannot be written is compiled again next time, and so is what was damaged: the
 * first line of a file is the fingerprint of the rest.
 */
export function diskCache(folder: string): ArticleCache {
  return {
    read: (name) => {
      try {
        const text = readFileSync(fileOf(folder, name), 'utf8');
        const json = text.slice(nameLength + 1);
        return text.startsWith(`${nameOf(json)}\n`) ? JSON.parse(json) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, value) => {
      const file = fileOf(folder, name);
      const aside = `${file}.${process.pid}`;
      try {
        mkdirSync(dirname(file), { recursive: true });
        const json = JSON.stringify(value);
        writeFileSync(aside, `${nameOf(json)}\n${json}`);
        renameSync(aside, file);
      } catch {
        // A folder that may not be written to makes the next build slower, not wrong.
        removeQuietly(aside);
      }
    },
    keep: async (names) => {
      const kept = new Set([...names].map((name) => fileOf(folder, name)));
      for (const shard of await readdir(folder).catch(() => [])) {
        for (const file of await readdir(join(folder, shard)).catch(() => [])) {
          const path = join(folder, shard, file);
          if (!kept.has(path)) await rm(path, { force: true }).catch(() => undefined);
        }
      }
    },
  };
}

/** A cache that lasts as long as the process. */
export function memoryCache(): ArticleCache {
  const values = new Map<string, unknown>();
  return {
    read: <Value>(name: string) => values.get(name) as Value | undefined,
    write: (name, value) => {
      values.set(name, value);
    },
    keep: async (names) => {
      for (const name of values.keys()) if (!names.has(name)) values.delete(name);
    },
  };
}
