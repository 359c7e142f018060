import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageVersion } from './files/package-version.ts';

const versionIn = (manifest: string): string =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;

/**
 * The version of this package that the project around a folder has installed, where that is another one than the one
 * that runs: a command that is installed for the whole machine, say.
 * @returns both versions; undefined where the project has none, or the same
 */
export function installedBeside(
  folder: string,
): { readonly own: string; readonly other: string } | undefined {
  try {
    const manifest = createRequire(join(folder, 'package.json')).resolve(
      'site-runtime/package.json',
    );
    const [own, other] = [packageVersion(), versionIn(manifest)];
    return own === other ? undefined : { own, other };
  } catch {
    // The project has none of its own, or one that cannot be read.
    return undefined;
  }
}
