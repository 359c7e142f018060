import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFetched } from '../content/entries/fetched-mark.ts';

/** What is known of the entries that lie in a folder. */
type FetchedState = {
  /** Changes with the way in which they are fetched. */
  readonly settings: string;
  /** By the id of the file: what the list said of the entry when it was fetched. */
  readonly entries: Readonly<Record<string, string>>;
};

/** Beside the entries, and none of them. */
const stateFile = '.fetched.json';

/** The folder that the entries of a collection in one language are kept in. */
export type FetchedFolder = {
  /** What the list said of the entries that lie there, by id; '' where that is not known. */
  readonly known: ReadonlyMap<string, string>;
  /**
   * Writes an entry.
   * @returns false where a file of that name is not of the API
   */
  readonly write: (id: string, text: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** Remembers what the list said of entries. */
  readonly close: (entries: ReadonlyMap<string, string>) => Promise<void>;
};

async function writeWhole(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, text);
  await rename(aside, file);
}

async function readState(folder: string): Promise<FetchedState | undefined> {
  try {
    const state = JSON.parse(await readFile(join(folder, stateFile), 'utf8')) as FetchedState;
    return typeof state.entries === 'object' && state.entries !== null ? state : undefined;
  } catch {
    // The first time there is none; one that was damaged makes the build ask again.
    return undefined;
  }
}

/**
 * @param folder it may not be there yet
 * @param settings what is known holds for these alone
 */
export async function fetchedFolder(folder: string, settings: string): Promise<FetchedFolder> {
  const state = await readState(folder);
  const isSame = state?.settings === settings;
  const fileOf = (id: string): string => join(folder, `${id}.md`);
  const read = (id: string): Promise<string | undefined> =>
    readFile(fileOf(id), 'utf8').catch(() => undefined);
  const known = new Map<string, string>();
  for (const name of await readdir(folder).catch(() => [])) {
    const id = /^([^.].*)\.md$/.exec(name)?.[1];
    const text = id === undefined ? undefined : await read(id);
    if (id === undefined || text === undefined || !isFetched(text)) continue;
    // One that no build has come to remember was fetched by one that was ended.
    known.set(id, (isSame ? state?.entries[id] : undefined) ?? '');
  }
  return {
    known,
    write: async (id, text) => {
      const before = await read(id);
      if (before === text) return true;
      if (before !== undefined && !isFetched(before)) return false;
      await mkdir(folder, { recursive: true });
      await writeWhole(fileOf(id), text);
      return true;
    },
    remove: async (id) => {
      const before = await read(id);
      if (before !== undefined && isFetched(before)) await rm(fileOf(id), { force: true });
    },
    close: async (entries) => {
      const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
      const next: FetchedState = { settings, entries: Object.fromEntries(sorted) };
      if (JSON.stringify(next) === JSON.stringify(state)) return;
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, stateFile), `${JSON.stringify(next, null, 1)}\n`);
    },
  };
}

/** Whether entries of an API lie in a folder, or a build found that there are none. */
export const hasFetched = async (folder: string): Promise<boolean> =>
  (await readState(folder)) !== undefined;
