import { chmodSync, statSync } from 'node:fs';
import { makeFolder } from './make-folder.ts';

/*
 * A web server runs as a user of its own: what it hands out can be read by everybody, whatever the umask of the process
 * that wrote it says.
 */

const fileMode = 0o644;
const folderMode = 0o755;

function setMode(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & mode) !== mode) chmodSync(path, mode);
  } catch {
    // The file system has no modes, or it is somebody else's: it is as it is.
  }
}

/** Has everybody read a file. */
export const makeFileReadable = (path: string): void => setMode(path, fileMode);

/** Has everybody read what is in a folder. */
export const makeFolderReadable = (path: string): void => setMode(path, folderMode);

/**
 * Makes a folder that everybody can read, with those above it that are missing.
 * @returns the folders that were made, the innermost first
 * @throws what the file system says
 */
export async function makeReadableFolder(path: string): Promise<readonly string[]> {
  const made = await makeFolder(path);
  for (const each of made) makeFolderReadable(each);
  return made;
}
