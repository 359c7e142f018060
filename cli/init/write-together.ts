import { copyFile, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { entryAt } from '../files/entry-at.ts';
import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import { makeFolder } from '../files/make-folder.ts';
import { assertNotStopped, finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';

/** What is to stand in a file: a text, bytes, or what stands in another file. */
export type NewContent = string | Uint8Array | { readonly copyOf: string };

/** A file beside its place, and what stands there; undefined: nothing. */
type Aside = { readonly path: string; readonly aside: string; readonly before: Buffer | undefined };

async function readBefore(path: string): Promise<Buffer | undefined> {
  const found = entryAt(path);
  if (found?.isDirectory()) {
    throw new UsageError({
      zh: `要写入文件的位置上有一个文件夹：${path}`,
      en: `a folder stands where a file has to be written: ${path}`,
    });
  }
  return found && readFile(path);
}

async function writeAside(aside: string, content: NewContent): Promise<void> {
  if (typeof content === 'string' || content instanceof Uint8Array) await writeFile(aside, content);
  else await copyFile(content.copyOf, aside);
}

async function writeAll(
  folder: string,
  contents: ReadonlyMap<string, NewContent>,
  stop: AbortSignal,
): Promise<void> {
  const made: string[] = [];
  const asides: Aside[] = [];
  const placed: Aside[] = [];
  try {
    for (const [name, content] of contents) {
      assertNotStopped(stop);
      const path = join(folder, name);
      made.unshift(...(await makeFolder(dirname(path))));
      const aside = join(dirname(path), `.${basename(path)}.${process.pid}`);
      asides.push({ path, aside, before: await readBefore(path) });
      await writeAside(aside, content);
    }
    for (const each of asides) {
      assertNotStopped(stop);
      await rename(each.aside, each.path);
      placed.push(each);
    }
  } catch (error) {
    for (const { path, before } of placed) {
      if (before) await writeFile(path, before);
      else await rm(path, { force: true });
    }
    for (const { aside } of asides) await rm(aside, { force: true });
    // What holds something stays.
    for (const each of made) await rmdir(each).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes files into a folder, all or none: new ones, and those that replace what is there.
 * @param contents by path in the folder
 * @throws UsageError where the folder cannot be written, or a folder stands in the place of a file; it is as it was then
 */
export async function writeTogether(
  folder: string,
  contents: ReadonlyMap<string, NewContent>,
): Promise<void> {
  try {
    await finishFirst((stop) => writeAll(folder, contents, stop));
  } catch (error) {
    if (!isFileFailure(error)) throw error;
    const why = fileFailure(error);
    throw new UsageError({
      zh: `无法写入 ${folder}，其内容保持原样：${why.zh}`,
      en: `${folder} cannot be written, and is as it was: ${why.en}`,
    });
  }
}
