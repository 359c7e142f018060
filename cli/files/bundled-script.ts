import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.ts';

/**
 * Path of a script of this program's bundle.
 * @returns undefined where the program does not run from its bundle but from its sources
 */
export function bundledScript(name: string): string | undefined {
  const script = join(packageRoot(), 'dist', 'cli', name);
  return fileURLToPath(import.meta.url).startsWith(dirname(script)) ? script : undefined;
}
