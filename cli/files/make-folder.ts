import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, and those above it that are missing. Node's own way to do so never comes back where the file
 * system takes no folders, as in /proc.
 * @returns the folders that were made, the innermost first
 * @throws what the file system says
 */
export async function makeFolder(path: string): Promise<readonly string[]> {
  const folder = resolve(path);
  const make = (): Promise<readonly string[]> =>
    mkdir(folder).then(
      () => [folder],
      async (error: unknown) => {
        // Another call may have made it just now.
        const found = await stat(folder).catch(() => undefined);
        if (found?.isDirectory()) return [];
        throw error;
      },
    );
  try {
    return await make();
  } catch (error) {
    const parent = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    const above = await makeFolder(parent);
    // There is a parent now; what fails again fails for good.
    return [...(await make()), ...above];
  }
}
