import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The manifest that the text of its file says, parsed; of any version. */
export function manifestOf(stored: Stored): Manifest {
  if (stored.format === format) return stored.groups ?? {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([group, paths]) =>
      Array.isArray(paths)
        ? [[group, Object.fromEntries(paths.map((path) => [String(path), null]))]]
        : [],
    ),
  );
}

/** What the last commits wrote into a folder; empty where nothing was written, or nothing is known of it. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestOf(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch {
    // Nothing was written here yet, or nothing that can still be read: nothing is stale, and everything is written.
    return {};
  }
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
