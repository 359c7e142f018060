import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { manifestName } from './is-output.ts';

/** Fingerprints by path; null: of what stands there nothing is known. */
export type FileFingerprints = Readonly<Record<string, string | null>>;

/** All files that commits wrote into a folder, by group. */
export type Manifest = Readonly<Record<string, FileFingerprints>>;

const format = 2;

type Stored = {
  readonly format?: number;
  readonly groups?: Manifest;
  /** Format 1: the paths of each group, without their fingerprints. */
  readonly [group: string]: unknown;
};

/** Whether a path is that of a file inside of the folder it is relative to, in the one way to write it. */
export const isFilePath = (path: string): boolean =>
  !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));

/**
 * Keeps what a file in a folder names from leading out of that folder.
 * @param file that names the paths
 * @throws UsageError where one of them does
 */
export function assertFilePaths(file: string, paths: Iterable<string>): void {
  for (const path of paths) {
    if (isFilePath(path)) continue;
    throw new UsageError({
      zh: `${file} 中的 ${JSON.stringify(path)} 不是该文件夹中的文件：它不是本命令写的；请检查，然后删除 ${file}`,
      en: `${file} names ${JSON.stringify(path)}, which is no file of its folder: this command did not write that; look into it, then delete ${file}`,
    });
  }
}

function groupsOf(stored: Stored): Manifest {
  if (stored.format === format) return stored.groups ?? {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([group, paths]) =>
      Array.isArray(paths)
        ? [[group, Object.fromEntries(paths.map((path) => [String(path), null]))]]
        : [],
    ),
  );
}

/**
 * The manifest that its file says, of any version; empty where nothing can be read from it.
 * @param file where it stands
 * @throws UsageError where a path leads out of the folder
 */
export function manifestOf(file: string, text: string): Manifest {
  let groups: Manifest;
  try {
    groups = groupsOf(JSON.parse(text));
    assertFilePaths(
      file,
      Object.values(groups).flatMap((paths) => Object.keys(paths)),
    );
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // Nothing that can still be read: nothing is stale, and everything is written.
    return {};
  }
  return groups;
}

/**
 * What the last commits wrote into a folder; empty where nothing was written, or nothing is known of it.
 * @throws UsageError where a path leads out of the folder
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, manifestName);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? {} : manifestOf(file, text);
}

/** The manifest as a file: groups and paths in the order of their names. */
export function manifestFile(groups: Manifest): { readonly text: string } {
  const sorted = <Value>(members: Readonly<Record<string, Value>>): [string, Value][] =>
    Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    text: JSON.stringify({
      format,
      groups: Object.fromEntries(
        sorted(groups).map(([group, files]) => [group, Object.fromEntries(sorted(files))]),
      ),
    }),
  };
}
