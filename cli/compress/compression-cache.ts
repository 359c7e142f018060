import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What was compressed before, by name. */
export type CompressionCache = {
  /** What is known under a name: `nothing`, where its content gains nothing by it; undefined: nothing is known. */
  readonly find: (name: string) => 'bytes' | 'nothing' | undefined;
  /** The bytes; undefined where they were damaged. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Returns whether they are kept. */
  readonly write: (name: string, bytes: Buffer | undefined) => Promise<boolean>;
  /** Forgets all that was neither found nor written. */
  readonly prune: () => Promise<void>;
};

/** Behind the name of a file that gains nothing. */
const nothing = '-nothing';
const checksumLength = 32;
const checksum = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The names of the files in a cache. */
async function storedNames(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const shard of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, shard)).catch(() => [])) names.add(name);
  }
  return names;
}

/** A cache in a folder. What was damaged is compressed again; each file starts with the checksum of the rest. */
export async function compressionCache(folder: string): Promise<CompressionCache> {
  const stored = await storedNames(folder);
  const used = new Set<string>();
  let written = 0;
  const fileOf = (name: string): string => join(folder, name.slice(0, 2), name);
  return {
    find: (name) => {
      if (stored.has(name)) {
        used.add(name);
        return 'bytes';
      }
      if (!stored.has(name + nothing)) return undefined;
      used.add(name + nothing);
      return 'nothing';
    },
    read: async (name) => {
      const all = await readFile(fileOf(name)).catch(() => Buffer.alloc(0));
      const bytes = all.subarray(checksumLength);
      return checksum(bytes).equals(all.subarray(0, checksumLength)) ? bytes : undefined;
    },
    write: async (name, bytes) => {
      const stored = bytes === undefined ? name + nothing : name;
      const file = fileOf(stored);
      written += 1;
      const aside = `${file}.${process.pid}-${written}`;
      used.add(stored);
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(aside, bytes ? Buffer.concat([checksum(bytes), bytes]) : '');
        await rename(aside, file);
        return true;
      } catch {
        // Read-only or full: the next build compresses again.
        await rm(aside, { force: true }).catch(() => undefined);
        return false;
      }
    },
    prune: async () => {
      for (const name of stored) {
        if (!used.has(name)) await rm(fileOf(name), { force: true }).catch(() => undefined);
      }
    },
  };
}
