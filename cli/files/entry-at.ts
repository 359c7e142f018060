import { lstatSync, type Stats } from 'node:fs';

/** What stands at a path, links not followed; undefined where there is nothing. */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A file stands where one of its folders would be.
    return undefined;
  }
}
