import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { noticeFiles } from '../built-files/notice-files.ts';
import type { NewFile } from '../files/new-file.ts';
import { lockedHashes } from '../notices/locked-hashes.ts';
import { withPackages } from '../notices/with-packages.ts';
import type { OwnBundle } from '../own/bundle/bundle-own.ts';

/** What the lock file of the project around a folder says of packages; nothing where npm did not install them. */
async function hashesAround(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    return lockedHashes(JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')));
  } catch {
    const above = dirname(folder);
    return above === folder ? new Map() : hashesAround(above);
  }
}

/**
 * The files that say which packages are in the scripts of a site: those of the runtime, and those that its own components
 * import.
 * @param runtime folder of the bundled runtime
 * @param site folder of the site
 */
export async function noticesOf(
  runtime: string,
  own: OwnBundle | undefined,
  site: string,
): Promise<ReadonlyMap<string, NewFile>> {
  const { notices, materials } = noticeFiles;
  if (!own?.packages.length)
    return new Map([notices, materials].map((name) => [name, { copyOf: join(runtime, name) }]));
  const [ofRuntime, bill] = await Promise.all(
    [notices, materials].map((name) => readFile(join(runtime, name), 'utf8')),
  );
  const both = withPackages(
    { notices: ofRuntime ?? '', materials: bill ?? '' },
    own.packages,
    await hashesAround(site),
  );
  return new Map([
    [notices, { text: both.notices }],
    [materials, { text: both.materials }],
  ]);
}
