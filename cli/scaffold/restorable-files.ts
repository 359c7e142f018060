import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The bytes of a file; undefined where there is none. */
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Files that can be brought back to how they were. */
export type RestorableFiles = {
  /** Writes a file, and the folders that it needs. */
  readonly write: (file: string, text: string) => void;
  /** Keeps files that something else is about to write. */
  readonly keep: (files: readonly string[]) => void;
  /** Whether a file that was written or kept is another one now. */
  readonly isChanged: (file: string) => boolean;
  /** Undoes all changes of the files that were written or kept, and removes the new folders. */
  readonly restore: () => void;
};

export function restorableFiles(): RestorableFiles {
  const before = new Map<string, Buffer | undefined>();
  const folders: string[] = [];
  const keep = (files: readonly string[]): void => {
    for (const file of files) if (!before.has(file)) before.set(file, bytesOf(file));
  };
  return {
    keep,
    write: (file, text) => {
      keep([file]);
      const folder = mkdirSync(dirname(file), { recursive: true });
      if (folder !== undefined) folders.push(folder);
      writeFileSync(file, text);
    },
    isChanged: (file) => {
      const [then, now] = [before.get(file), bytesOf(file)];
      return then === undefined || now === undefined ? then !== now : !then.equals(now);
    },
    restore: () => {
      for (const [file, bytes] of before) {
        if (bytes === undefined) rmSync(file, { force: true });
        else writeFileSync(file, bytes);
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
