import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNotStopped, finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { fileFailure, isFileFailure } from './file-failure.ts';
import { withLock } from './folder-lock.ts';
import { isOutput, manifestName } from './is-output.ts';
import { type NewFile, textOf } from './new-file.ts';
import { replaceFiles } from './replace-files.ts';

/** Files by path, relative to the folder, in groups: a group's files that are no longer in it are removed. */
export type FileGroups = Readonly<Record<string, ReadonlyMap<string, NewFile>>>;

const fingerprintsFile = '.site-marks.json';

/** What the last commits wrote, by group. */
export async function writtenFiles(folder: string): Promise<Record<string, readonly string[]>> {
  try {
    return JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
  } catch {
    // Nothing was written here yet, or nothing that can still be read: nothing is stale then.
    return {};
  }
}

type Fingerprints = Readonly<Record<string, string>>;

async function readFingerprints(folder: string): Promise<Fingerprints> {
  try {
    return JSON.parse(await readFile(join(folder, fingerprintsFile), 'utf8'));
  } catch {
    // Nothing is known of what stands there: everything is written.
    return {};
  }
}

const fingerprintOf = (file: NewFile): string | undefined =>
  'fingerprint' in file ? file.fingerprint : undefined;

/** Whether a file is there as it should be: by its fingerprint, or by all that is in it. */
async function isThere(path: string, file: NewFile, known: string | undefined): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return false;
  const fingerprint = fingerprintOf(file);
  if (fingerprint !== undefined) return known === fingerprint;
  const wanted = 'copyOf' in file ? await readFile(file.copyOf) : Buffer.from(textOf(file));
  return wanted.equals(await readFile(path));
}

/** The files that are not there yet as they should be. */
async function changedFiles(
  folder: string,
  files: ReadonlyMap<string, NewFile>,
  fingerprints: Fingerprints,
  stop: AbortSignal,
): Promise<Map<string, NewFile>> {
  const changed = new Map<string, NewFile>();
  for (const [path, file] of files) {
    assertNotStopped(stop);
    if (!(await isThere(join(folder, path), file, fingerprints[path]))) changed.set(path, file);
  }
  return changed;
}

/** Keeps a folder that is somebody's own (`--out .`) from being written over. */
async function assertNothingOverwritten(folder: string, paths: Iterable<string>): Promise<void> {
  if (await isOutput(folder)) return;
  for (const path of paths) {
    const found = await lstat(join(folder, path)).catch(() => undefined);
    if (!found?.isFile()) continue;
    throw new UsageError(
      `${join(folder, path)} would be overwritten, and ${folder} is no folder that this command wrote; name another with --out`,
    );
  }
}

/** The fingerprints that stand after a commit: those of other groups, and of what is wanted now. */
function fingerprintsAfter(
  fingerprints: Fingerprints,
  stale: ReadonlySet<string>,
  wanted: ReadonlyMap<string, NewFile>,
): Fingerprints {
  const after = new Map(
    Object.entries(fingerprints).filter(([path]) => !stale.has(path) && !wanted.has(path)),
  );
  for (const [path, file] of wanted) {
    const fingerprint = fingerprintOf(file);
    if (fingerprint !== undefined) after.set(path, fingerprint);
  }
  return Object.fromEntries(after);
}

async function commit(folder: string, groups: FileGroups, stop: AbortSignal): Promise<number> {
  const before = await writtenFiles(folder);
  const fingerprints = await readFingerprints(folder);
  const wanted = new Map(Object.values(groups).flatMap((group) => [...group]));
  const changed = await changedFiles(folder, wanted, fingerprints, stop);
  const stale = new Set(
    Object.keys(groups).flatMap((group) =>
      (before[group] ?? []).filter((path) => !wanted.has(path)),
    ),
  );
  await assertNothingOverwritten(folder, changed.keys());
  const after = { ...before };
  const meanwhile = { ...before };
  for (const [group, own] of Object.entries(groups)) {
    after[group] = [...own.keys()].sort();
    meanwhile[group] = [...new Set([...(before[group] ?? []), ...own.keys()])];
  }
  const json = (value: unknown): NewFile => ({ text: JSON.stringify(value) });
  await replaceFiles(
    folder,
    {
      // Should this process be ended half-way, the next commit knows all that may be there, and takes no file
      // for what it was to become.
      first: new Map([[manifestName, json(meanwhile)]]),
      files: changed,
      last: new Map([
        [manifestName, json(after)],
        [fingerprintsFile, json(fingerprintsAfter(fingerprints, stale, wanted))],
      ]),
      stale: [...stale],
    },
    stop,
  );
  return changed.size;
}

/**
 * Writes files into a folder, all or none, but for those that are there already: they are written aside first
 * and then moved into place; where a move fails, what stood there before is moved back. Two processes that
 * write into the same folder do so one after the other. A signal that ends the process meanwhile does so
 * when the folder is as it was.
 * @throws UsageError where the folder cannot be written, or a folder or somebody else's file is in the way; the folder
 *   is as it was then
 * @returns how many files were written
 */
export const commitFiles = (folder: string, groups: FileGroups): Promise<number> =>
  finishFirst((stop) =>
    withLock(folder, stop, () => commit(folder, groups, stop)).catch((error: unknown) => {
      if (!isFileFailure(error)) throw error;
      throw new UsageError(`${folder} cannot be written, and is as it was: ${fileFailure(error)}`);
    }),
  );
