import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishFirst } from '../signals/finish-first.ts';
import { isAlive } from '../signals/is-alive.ts';
import { entryAt } from './entry-at.ts';

/** Milliseconds after which a folder whose process is gone may be removed: another machine may share the place. */
const old = 24 * 60 * 60 * 1000;
/** Ends the name of a folder that is being removed. */
const going = '.going';
/** Names of such folders: with the number of their process, and what makes them unique. */
const nameFormat = /^site-[a-z-]+-(\d+)-[A-Za-z0-9]{6}(?:\.going\d+)?$/;

/** How often something is done again that threads of this process came in between of. */
const attempts = 20;

/** Whether something can be done, at once or after some attempts. */
function succeeds(act: () => void): boolean {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      act();
      return true;
    } catch {
      // Somebody writes there, or the disk does not work.
    }
  }
  return false;
}

/** Removes a folder as far as it can be: what stays is no reason to fail, and a later build takes it away. */
const removeFolder = (folder: string): boolean =>
  succeeds(() => rmSync(folder, { recursive: true, force: true }));

/** Removes a folder that threads of this process still write into. */
function removeFromWriters(folder: string): void {
  let count = 0;
  // Where a file stands they cannot make it anew.
  succeeds(() => {
    if (entryAt(folder)?.isDirectory()) {
      renameSync(folder, `${folder}${going}${count}`);
      count += 1;
    }
    writeFileSync(folder, '');
  });
  for (let each = 0; each < count; each += 1) removeFolder(`${folder}${going}${each}`);
  removeFolder(folder);
}

/** Takes away what processes left that were ended at once, as by the system for want of memory. */
export async function removeLeftFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    const [, process_] = nameFormat.exec(name) ?? [];
    if (process_ === undefined || isAlive(Number(process_))) continue;
    const folder = join(tmpdir(), name);
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (!found || Date.now() - found.mtimeMs < old || found.uid !== process.getuid?.()) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

let isCleaned = false;

/**
 * A folder for this process alone, which goes with it.
 * @param name what its own name begins with: `site-`, words, a hyphen
 * @throws what the file system says
 */
export async function temporaryFolder(name: string): Promise<string> {
  if (!isCleaned) void removeLeftFolders();
  isCleaned = true;
  const folder = await mkdtemp(join(tmpdir(), `${name}${process.pid}-`));
  process.on('exit', () => removeFolder(folder));
  // An act that is done when the process is to end.
  void finishFirst(
    (stop) =>
      new Promise<void>((resolve) => {
        stop.addEventListener('abort', () => {
          removeFromWriters(folder);
          resolve();
        });
      }),
  );
  return folder;
}
