import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageName = 'site-runtime';

/** The name in a folder's package.json; undefined where there is none that can be read. */
function nameIn(folder: string): unknown {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown })
      .name;
  } catch {
    return undefined;
  }
}

/**
 * The folder of this package, installed or checked out: the nearest one above this file whose package.json names it.
 * @throws Error where the package is not complete
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (nameIn(folder) !== packageName) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`the ${packageName} package is not complete`);
    folder = above;
  }
  return folder;
}
