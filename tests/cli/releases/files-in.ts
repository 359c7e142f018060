import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder, hidden ones and what links lead to included, with its text, in the order of the paths. */
export function filesIn(folder: string): Record<string, string> {
  const found: [string, string][] = [];
  const walk = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push([relative(folder, path), readFileSync(path, 'utf8')]);
    }
  };
  walk(folder);
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
