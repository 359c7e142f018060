import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName } from '../files/is-output.ts';
import { type FileFingerprints, type Manifest, manifestFile } from '../files/manifest.ts';
import type { NewFile } from '../files/new-file.ts';
import { assertNotStopped } from '../signals/finish-first.ts';
import { allFiles } from './all-files.ts';
import { foreignFiles, keptFiles } from './carried-files.ts';
import { type Changes, keptGroup } from './find-changes.ts';
import { pathsIn, withoutForms } from './manifest-paths.ts';
import { isNamedByContent } from './named-by-content.ts';
import { type OutputPaths, serverName, siteName } from './output-paths.ts';
import { listReleases, releasedSite, releaseFolder, writeRecord } from './release.ts';
import { stageFolder } from './stage-folder.ts';

/** The state before a release is made. */
export type Before = {
  /** Folders of the site and of the configurations that are served now. */
  readonly site: string;
  readonly server: string;
  readonly manifest: Manifest;
  /** Its number; undefined where a folder stands there that is no release, or nothing. */
  readonly number: number | undefined;
};

/** What the next release is made of. */
export type Next = Pick<Changes, 'changed' | 'manifest'> & {
  readonly number: number;
  /** Configurations of servers, by path; undefined: those of the release before. */
  readonly server: ReadonlyMap<string, NewFile> | undefined;
};

/** The files of the next release, and what they are copied or linked from. */
async function stageSite(
  paths: OutputPaths,
  before: Before,
  { changed, manifest }: Next,
  stop: AbortSignal,
): Promise<void> {
  const own = new Set(pathsIn(manifest));
  const { [keptGroup]: _, ...ownBefore } = before.manifest;
  const kept = keptFiles(
    [
      { folder: before.site, hashed: pathsIn(ownBefore).filter(isNamedByContent) },
      ...(await listReleases(paths)).map(({ number, hashed }) => ({
        folder: releasedSite(paths, number),
        hashed,
      })),
    ],
    own,
  );
  const unknown: FileFingerprints = Object.fromEntries(
    [...kept.keys()].map((path) => [path, null]),
  );
  const all = kept.size === 0 ? manifest : { ...manifest, [keptGroup]: unknown };
  const same = [...own].filter((path) => !changed.has(path));
  const foreign = await foreignFiles(before.site, before.manifest);
  await stageFolder(
    join(paths.staging, siteName),
    {
      written: new Map([...changed, [manifestName, manifestFile(all)]]),
      linked: new Map([...same.map((path) => [path, join(before.site, path)] as const), ...kept]),
      copied: new Map([...foreign].filter(([path]) => !own.has(path) && !kept.has(path))),
    },
    stop,
  );
}

/** The configurations of servers that belong to the next release. */
async function stageServer(
  paths: OutputPaths,
  before: Before,
  { server }: Next,
  stop: AbortSignal,
): Promise<void> {
  const same = server || !existsSync(before.server) ? [] : await allFiles(before.server);
  const written = server ?? new Map<string, NewFile>();
  if (written.size + same.length === 0) return;
  const linked = new Map(same.map((path) => [path, join(before.server, path)]));
  await stageFolder(join(paths.staging, serverName), { written, linked, copied: new Map() }, stop);
}

/**
 * Puts the next release together; nobody is served it yet.
 * @throws what the file system says, or Interrupted; nothing is left of it then
 */
export async function stageNext(
  paths: OutputPaths,
  before: Before,
  next: Next,
  stop: AbortSignal,
): Promise<void> {
  const own = pathsIn(next.manifest);
  try {
    await stageSite(paths, before, next, stop);
    await stageServer(paths, before, next, stop);
    await writeRecord(paths.staging, {
      time: new Date().toISOString(),
      files: withoutForms(own),
      changed: withoutForms([...next.changed.keys()]),
      hashed: own.filter(isNamedByContent),
    });
    assertNotStopped(stop);
    await rename(paths.staging, releaseFolder(paths, next.number));
  } catch (error) {
    await rm(paths.staging, { recursive: true, force: true });
    throw error;
  }
}
