import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { decodeText } from '../read/decode-text.ts';
import { finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';

const byteOrderMark = '\uFEFF';

/** What stands on the disk, as far as repairs are concerned. */
export type FileOnDisk = {
  /** Without a byte order mark. */
  readonly text: string;
  readonly hasMark: boolean;
};

/** What repairs make of a file. */
export type FixedFile = {
  readonly file: string;
  readonly before: FileOnDisk;
  readonly after: FileOnDisk;
  /** How many findings were fixed. */
  readonly fixed: number;
};

/** Reads a file; undefined where it cannot be read, or is no text that can be written back as it was. */
export async function openFile(file: string): Promise<FileOnDisk | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const { text, finding } = decodeText(bytes);
  if (finding) return undefined;
  return { text, hasMark: bytes.subarray(0, 3).equals(Buffer.from(byteOrderMark)) };
}

/** All that a file holds. */
export const wholeText = ({ text, hasMark }: FileOnDisk): string =>
  (hasMark ? byteOrderMark : '') + text;

/**
 * Writes what repairs made of a file, in one step: whoever reads it meanwhile has the one or the other.
 * @throws UsageError where somebody else changed it meanwhile, or it may not be written; it is as it was then
 */
export async function writeFixed({ file, before, after }: FixedFile): Promise<void> {
  // A link goes on leading to the file that is fixed.
  const target = await realpath(file);
  if ((await readFile(target, 'utf8')) !== wholeText(before)) {
    throw new UsageError({
      zh: `${file} 在此期间有改动；没有修正其中任何内容`,
      en: `${file} was changed meanwhile; nothing in it was fixed`,
    });
  }
  const aside = `${target}.site-fix-${process.pid}`;
  await finishFirst(async () => {
    try {
      await writeFile(aside, wholeText(after), { mode: (await stat(target)).mode });
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {});
      const { code } = error as NodeJS.ErrnoException;
      throw new UsageError({
        zh: `无法修正 ${file}（${code ?? '不能写入'}）；文件未变`,
        en: `${file} cannot be fixed (${code ?? 'it may not be written'}); it is as it was`,
      });
    }
  });
}
