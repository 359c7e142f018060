import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package: the nearest one above this file that has the runtime's sources. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'runtime', 'boot', 'boot.tsx'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the site-runtime package is not complete');
    folder = above;
  }
  return folder;
}
