import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNotStopped, finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { compressedNames } from './compressed-names.ts';
import { entryAt } from './entry-at.ts';
import { fileFailure, isFileFailure } from './file-failure.ts';
import { withLock } from './folder-lock.ts';
import { isOutput, manifestName } from './is-output.ts';
import {
  type FileFingerprints,
  formerFingerprints,
  type Manifest,
  manifestFile,
  readManifest,
} from './manifest.ts';
import { contentOf, type NewFile } from './new-file.ts';
import { replaceFiles } from './replace-files.ts';

/** Files by path, relative to the folder, in groups: a group's files that are no longer in it are removed. */
export type FileGroups = Readonly<Record<string, ReadonlyMap<string, NewFile>>>;

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

type Changes = {
  /** The files that are not there yet as they should be. */
  readonly changed: ReadonlyMap<string, NewFile>;
  /** The fingerprints of all that are wanted. */
  readonly fingerprints: ReadonlyMap<string, string>;
};

async function findChanges(
  folder: string,
  files: ReadonlyMap<string, NewFile>,
  before: FileFingerprints,
  stop: AbortSignal,
): Promise<Changes> {
  const changed = new Map<string, NewFile>();
  const fingerprints = new Map<string, string>();
  for (const [path, file] of files) {
    assertNotStopped(stop);
    const { isThere, fingerprint } = await compare(join(folder, path), file, before[path]);
    fingerprints.set(path, fingerprint);
    if (!isThere) changed.set(path, file);
  }
  return { changed, fingerprints };
}

/** Keeps a folder that is somebody's own (`--out .`) from being written over. */
async function assertNothingOverwritten(folder: string, paths: Iterable<string>): Promise<void> {
  if (await isOutput(folder)) return;
  for (const path of paths) {
    if (!entryAt(join(folder, path))?.isFile()) continue;
    throw new UsageError({
      zh: `${join(folder, path)} 会被覆盖，而 ${folder} 不是本命令写出的文件夹；请用 --out 另选`,
      en: `${join(folder, path)} would be overwritten, and ${folder} is no folder that this command wrote; name another with --out`,
    });
  }
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

/** The groups without some of their paths. */
const without = (groups: Manifest, paths: ReadonlySet<string>): Manifest =>
  Object.fromEntries(
    Object.entries(groups).map(([group, own]) => [
      group,
      Object.fromEntries(Object.entries(own).filter(([path]) => !paths.has(path))),
    ]),
  );

async function commit(
  folder: string,
  groups: FileGroups,
  stop: AbortSignal,
): Promise<ReadonlySet<string>> {
  const before = await readManifest(folder);
  const known = Object.assign({}, ...Object.values(before)) as FileFingerprints;
  const wanted = new Map(Object.values(groups).flatMap((group) => [...group]));
  const { changed, fingerprints } = await findChanges(folder, wanted, known, stop);
  const stale = new Set(
    Object.keys(groups).flatMap((group) =>
      Object.keys(before[group] ?? {}).filter((path) => !wanted.has(path)),
    ),
  );
  const outdated = outdatedForms(before, groups, [...changed.keys(), ...stale]);
  await assertNothingOverwritten(folder, changed.keys());
  const after: Record<string, FileFingerprints> = { ...without(before, outdated) };
  const meanwhile: Record<string, FileFingerprints> = { ...before };
  for (const [group, own] of Object.entries(groups)) {
    const paths = [...own.keys()];
    after[group] = Object.fromEntries(paths.map((path) => [path, fingerprints.get(path) ?? null]));
    const same = paths.filter((path) => !changed.has(path));
    meanwhile[group] = {
      ...Object.fromEntries([...Object.keys(before[group] ?? {}), ...paths].map((p) => [p, null])),
      ...Object.fromEntries(same.map((path) => [path, fingerprints.get(path) ?? null])),
    };
  }
  await replaceFiles(
    folder,
    {
      // Should this process be ended half-way, the next commit knows all that may be there, and takes no file
      // for what it was to become.
      first: new Map([[manifestName, manifestFile(meanwhile)]]),
      files: changed,
      last: new Map([[manifestName, manifestFile(after)]]),
      stale: [...stale, ...outdated, formerFingerprints],
    },
    stop,
  );
  return new Set(changed.keys());
}

/**
 * Writes files into a folder, all or none, but for those that are there already: they are written aside first
 * and then moved into place; where a move fails, what stood there before is moved back. Two processes that
 * write into the same folder do so one after the other. A signal that ends the process meanwhile does so
 * when the folder is as it was.
 * @throws UsageError where the folder cannot be written, or a folder or somebody else's file is in the way; the folder
 *   is as it was then
 * @returns the paths of the files that were written
 */
export const commitFiles = (folder: string, groups: FileGroups): Promise<ReadonlySet<string>> =>
  finishFirst((stop) =>
    withLock(folder, stop, () => commit(folder, groups, stop)).catch((error: unknown) => {
      if (!isFileFailure(error)) throw error;
      const why = fileFailure(error);
      throw new UsageError({
        zh: `无法写入 ${folder}，其中内容未变：${why.zh}`,
        en: `${folder} cannot be written, and is as it was: ${why.en}`,
      });
    }),
  );
