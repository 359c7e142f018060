import { copyFile, link, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { withLock } from './folder-lock.ts';

/**
 * A file to be written, unless it is there: its text, or the path of the file it is a copy of. One with a mark
 * is told by it from what is there; its text is made when it is written.
 */
export type NewFile =
  | { readonly text: string }
  | { readonly copyOf: string; readonly mark?: string }
  | { readonly make: () => string; readonly mark: string };

/** The text of a file that is no copy. */
export const textOf = (file: Exclude<NewFile, { copyOf: string }>): string =>
  'text' in file ? file.text : file.make();
/** Files by path, relative to the folder, in groups: a group's files that are no longer in it are removed. */
export type FileGroups = Readonly<Record<string, ReadonlyMap<string, NewFile>>>;

const manifestName = '.site-files.json';
const marksName = '.site-marks.json';

/** What the last commits wrote, by group. */
export async function writtenFiles(folder: string): Promise<Record<string, readonly string[]>> {
  try {
    return JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
  } catch {
    // Nothing was written here yet, or nothing that can still be told: nothing is stale then.
    return {};
  }
}

async function stage(folder: string, files: ReadonlyMap<string, NewFile>): Promise<void> {
  const folders = new Set<string>();
  for (const [path, file] of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) await mkdir(parent, { recursive: true });
    folders.add(parent);
    if ('copyOf' in file) await copyFile(file.copyOf, target);
    else await writeFile(target, textOf(file));
  }
}

type Marks = Readonly<Record<string, string>>;

async function readMarks(folder: string): Promise<Marks> {
  try {
    return JSON.parse(await readFile(join(folder, marksName), 'utf8'));
  } catch {
    // Nothing is known of what stands there: everything is written.
    return {};
  }
}

const markOf = (file: NewFile): string | undefined => ('mark' in file ? file.mark : undefined);

/** Whether a file is there as it should be: by its mark, or by all that is in it. */
async function isThere(path: string, file: NewFile, known: string | undefined): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return false;
  const mark = markOf(file);
  if (mark !== undefined) return known === mark;
  const wanted = 'copyOf' in file ? await readFile(file.copyOf) : Buffer.from(textOf(file));
  return wanted.equals(await readFile(path));
}

/** The files that are not there yet as they should be. */
async function changedFiles(
  folder: string,
  files: ReadonlyMap<string, NewFile>,
  marks: Marks,
): Promise<Map<string, NewFile>> {
  const changed = new Map<string, NewFile>();
  for (const [path, file] of files) {
    if (!(await isThere(join(folder, path), file, marks[path]))) changed.set(path, file);
  }
  return changed;
}

/** Moves a file if it is there; tells whether it was. */
async function moveAway(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    if ((await lstat(from)).isDirectory()) {
      throw new UsageError(`a folder stands where a file has to be written: ${from}`);
    }
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Whether a folder holds a site that was built or emitted into it, as far as can be told. */
async function isOutput(folder: string): Promise<boolean> {
  const holds = (path: string) => readFile(join(folder, path), 'utf8').catch(() => '');
  return (await holds(manifestName)) !== '' || /^\{"format":\d/.test(await holds('site.json'));
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

/** The marks that stand after a commit: those of other groups, and of what is wanted now. */
function marksAfter(
  marks: Marks,
  stale: ReadonlySet<string>,
  wanted: ReadonlyMap<string, NewFile>,
): Marks {
  const after = new Map(
    Object.entries(marks).filter(([path]) => !stale.has(path) && !wanted.has(path)),
  );
  for (const [path, file] of wanted) {
    const mark = markOf(file);
    if (mark !== undefined) after.set(path, mark);
  }
  return Object.fromEntries(after);
}

/** Keeps what stands in a place, and leaves it there: nobody who asks for it meanwhile finds nothing. */
async function keep(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  const found = await lstat(from).catch(() => undefined);
  if (!found) return false;
  if (found.isDirectory()) {
    throw new UsageError(`a folder stands where a file has to be written: ${from}`);
  }
  // Not every file system has links.
  await link(from, to).catch(() => copyFile(from, to));
  return true;
}

/**
 * Moves new files into their places, then what is stale away, or leaves everything as it is. Files that are new
 * come first, then those that replace others, each in one step: whoever ends the process in the middle
 * leaves a site in which what names a new file finds it.
 */
async function replaceFiles(
  folder: string,
  files: ReadonlyMap<string, NewFile>,
  stale: Iterable<string>,
): Promise<void> {
  const aside = join(folder, `.site-new-${process.pid}`);
  const backup = join(folder, `.site-old-${process.pid}`);
  const replaced: string[] = [];
  const placed: string[] = [];
  const moved: string[] = [];
  const putAway = async (path: string): Promise<void> => {
    if (await moveAway(join(folder, path), join(backup, path))) moved.push(path);
  };
  const place = async (path: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await rename(join(aside, path), join(folder, path));
    placed.push(path);
  };
  try {
    await stage(aside, files);
    const later: string[] = [];
    // First of all: should this process be ended half-way, no mark stands for a file that it replaced.
    await putAway(marksName);
    for (const path of files.keys()) {
      if (await keep(join(folder, path), join(backup, path))) later.push(path);
      else await place(path);
    }
    for (const path of later) {
      replaced.push(path);
      await place(path);
    }
    for (const path of stale) await putAway(path);
  } catch (error) {
    for (const path of placed) await rm(join(folder, path), { force: true });
    for (const path of [...replaced, ...moved]) {
      await rename(join(backup, path), join(folder, path));
    }
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(backup, { recursive: true, force: true });
  }
}

/**
 * Writes files into a folder, all or none, but for those that are there already: they are written aside first
 * and then moved into place; where a move fails, what stood there before is moved back. Two processes that
 * write into the same folder do so one after the other.
 * @throws what the file system says, or UsageError where a folder or somebody else's file is in the way;
 *   the folder is as it was then
 * @returns how many files were written
 */
export const commitFiles = (folder: string, groups: FileGroups): Promise<number> =>
  withLock(folder, async () => {
    const before = await writtenFiles(folder);
    const marks = await readMarks(folder);
    const wanted = new Map(Object.values(groups).flatMap((group) => [...group]));
    const changed = await changedFiles(folder, wanted, marks);
    const stale = new Set(
      Object.keys(groups).flatMap((group) =>
        (before[group] ?? []).filter((path) => !wanted.has(path)),
      ),
    );
    await assertNothingOverwritten(folder, changed.keys());
    const manifest = { ...before };
    for (const [group, own] of Object.entries(groups)) manifest[group] = [...own.keys()].sort();
    const files = new Map<string, NewFile>([
      ...changed,
      [manifestName, { text: JSON.stringify(manifest) }],
      [marksName, { text: JSON.stringify(marksAfter(marks, stale, wanted)) }],
    ]);
    await replaceFiles(folder, files, stale);
    return changed.size;
  });
