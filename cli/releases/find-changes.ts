import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedNames } from '../files/compressed-names.ts';
import { entryAt } from '../files/entry-at.ts';
import {
  type FileFingerprints,
  isFilePath,
  type Manifest,
  manifestFile,
} from '../files/manifest.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import { assertNotStopped } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';

/** Files by path, relative to the folder, in groups: a group's files that are no longer in it go. */
export type FileGroups = Readonly<Record<string, ReadonlyMap<string, NewFile>>>;

/** Name of the group of files that earlier releases named after their content: pages that are open still ask for them. */
export const keptGroup = 'kept';

/** What is known of a file that is wanted. */
type Compared = { readonly isThere: boolean; readonly fingerprint: string };

const fingerprintOfBytes = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Compares a file with what is there: by its fingerprint, or by all that is in it. */
async function compare(
  path: string,
  file: NewFile,
  known: string | null | undefined,
): Promise<Compared> {
  const isFile = (): boolean => entryAt(path)?.isFile() === true;
  if ('fingerprint' in file && file.fingerprint !== undefined) {
    const { fingerprint } = file;
    return { isThere: known === fingerprint && isFile(), fingerprint };
  }
  const wanted = await contentOf(file);
  const isThere = isFile() && wanted.equals(await readFile(path));
  return { isThere, fingerprint: fingerprintOfBytes(wanted) };
}

/** @throws UsageError where a file of that name cannot be one of a site */
function assertCanBeFile(path: string): void {
  if (isFilePath(path)) return;
  throw new UsageError({
    zh: `网站中不能有名为 ${path} 的文件：路径不能含反斜杠，也不能离开网站的文件夹`,
    en: `a site can have no file of the name ${path}: paths have no backslashes, and stay in the folder of the site`,
  });
}

/** Paths of other groups that hold a compressed form of what changes or goes: they would hide it from visitors. */
function outdatedForms(
  before: Manifest,
  groups: FileGroups,
  replaced: Iterable<string>,
): ReadonlySet<string> {
  const others = new Set(
    Object.entries(before).flatMap(([group, own]) => (group in groups ? [] : Object.keys(own))),
  );
  return new Set([...replaced].flatMap(compressedNames).filter((path) => others.has(path)));
}

/** What a release differs in from the one before. */
export type Changes = {
  /** The files that are not there yet as they should be. */
  readonly changed: ReadonlyMap<string, NewFile>;
  /** All files of the release, by group. */
  readonly manifest: Manifest;
  /** Whether nothing at all differs. */
  readonly isSame: boolean;
};

/**
 * Compares wanted files with those of the release before.
 * @param folder of the release before
 * @param before its manifest
 * @param stop has it leave off
 * @throws what the file system says; UsageError where a wanted file would leave it; Interrupted where it is stopped
 */
export async function findChanges(
  folder: string,
  before: Manifest,
  groups: FileGroups,
  stop: AbortSignal,
): Promise<Changes> {
  const { [keptGroup]: _, ...own } = before;
  const known = Object.assign({}, ...Object.values(own)) as FileFingerprints;
  const changed = new Map<string, NewFile>();
  const after: Record<string, FileFingerprints> = {};
  const wanted = new Set<string>();
  for (const [group, files] of Object.entries(groups)) {
    const fingerprints: Record<string, string> = {};
    for (const [path, file] of files) {
      assertNotStopped(stop);
      assertCanBeFile(path);
      const { isThere, fingerprint } = await compare(join(folder, path), file, known[path]);
      fingerprints[path] = fingerprint;
      wanted.add(path);
      if (!isThere) changed.set(path, file);
    }
    after[group] = fingerprints;
  }
  const stale = Object.keys(groups).flatMap((group) =>
    Object.keys(own[group] ?? {}).filter((path) => !wanted.has(path)),
  );
  const outdated = outdatedForms(own, groups, [...changed.keys(), ...stale]);
  const others = Object.entries(own).filter(([group]) => !(group in groups));
  for (const [group, files] of others) {
    after[group] = Object.fromEntries(
      Object.entries(files).filter(([path]) => !outdated.has(path) && !wanted.has(path)),
    );
  }
  const text = (manifest: Manifest): string => manifestFile(manifest).text;
  return { changed, manifest: after, isSame: changed.size === 0 && text(after) === text(own) };
}
