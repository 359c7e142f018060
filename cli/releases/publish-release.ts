import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entryAt } from '../files/entry-at.ts';
import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import { withLock } from '../files/folder-lock.ts';
import { isOutput } from '../files/is-output.ts';
import { readManifest } from '../files/manifest.ts';
import type { NewFile } from '../files/new-file.ts';
import { finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { type FileGroups, findChanges } from './find-changes.ts';
import { assertNothingOverwritten, assertServerFree, makeWay } from './make-way.ts';
import { type OutputPaths, outputPaths, readLink, serverName, siteName } from './output-paths.ts';
import { pruneReleases, removeLeft } from './prune-releases.ts';
import { currentRelease, releaseFolder, releaseNumbers } from './release.ts';
import { isSameServer } from './server-configurations.ts';
import { type Before, stageNext } from './stage-next.ts';
import { keepLinks, switchRelease } from './switch-release.ts';

/** How many releases are kept besides the served one, where a site does not say. */
export const defaultKept = 3;

export type PublishOptions = {
  /** Configurations of servers, by path; (default) those of the release before. */
  readonly server?: ReadonlyMap<string, NewFile>;
  /** Number of releases that are kept besides the one that is served; (default) 3. */
  readonly keep?: number | undefined;
};

/** What was published. */
export type Published = {
  /** The release that is served now: a new one, unless nothing differs. */
  readonly release: number;
  /** Paths of the files that are new or changed. */
  readonly changed: ReadonlySet<string>;
};

async function readBefore(paths: OutputPaths): Promise<Before> {
  // A folder that stands there is what is served, whatever was put together beside it.
  const isFolder = readLink(paths.site) === undefined && entryAt(paths.site) !== undefined;
  const number = isFolder ? undefined : await currentRelease(paths);
  const folder = number === undefined ? undefined : releaseFolder(paths, number);
  const site = folder === undefined ? paths.site : join(folder, siteName);
  const server = folder === undefined ? paths.server : join(folder, serverName);
  return { site, server, number, manifest: await readManifest(site) };
}

/** Has a release that was put together served, in the place of whatever stands there. */
async function takePlace(paths: OutputPaths, number: number, before: Before): Promise<void> {
  const isFirst = before.number === undefined;
  let undo = async (): Promise<void> => undefined;
  try {
    await switchRelease(paths, number);
    if (isFirst) undo = await makeWay(paths, number - 1);
    await keepLinks(paths);
  } catch (error) {
    // What stood there is served on.
    if (before.number === undefined) await rm(paths.current, { force: true });
    else await switchRelease(paths, before.number);
    await undo();
    await rm(releaseFolder(paths, number), { recursive: true, force: true });
    throw error;
  }
}

async function publish(
  paths: OutputPaths,
  groups: FileGroups,
  { server, keep = defaultKept }: PublishOptions,
  stop: AbortSignal,
): Promise<Published> {
  await keepLinks(paths);
  await rm(paths.staging, { recursive: true, force: true });
  await removeLeft(paths);
  const before = await readBefore(paths);
  const { isSame, ...changes } = await findChanges(before.site, before.manifest, groups, stop);
  const sameServer = server === undefined || (await isSameServer(before.server, server));
  if (before.number !== undefined && isSame && sameServer)
    return { release: before.number, changed: new Set() };
  await assertNothingOverwritten(before.site, changes.changed.keys());
  if (server !== undefined && server.size > 0) await assertServerFree(paths);
  // A site that stands there and is no release becomes one.
  const isImported = before.number === undefined && (await isOutput(paths.site));
  const [newest = 0] = await releaseNumbers(paths);
  const number = newest + (isImported ? 2 : 1);
  await stageNext(paths, before, { ...changes, number, server }, stop);
  await takePlace(paths, number, before);
  await removeLeft(paths);
  await pruneReleases(paths, keep);
  return { release: number, changed: new Set(changes.changed.keys()) };
}

/**
 * Publishes files as a new release of an output: a folder of its own, which is put together beside the served one and takes
 * its place in one step. Files that did not change are there once, under both names. Nothing is done where nothing differs.
 * Two processes with the same output do so one after the other. A signal that ends the process meanwhile, a full disk, or
 * the end of the process at any moment leave what was served.
 * @param out the folder that a web server finds the site in; it becomes a link
 * @param groups all files of one or more groups; those of others are taken over from the release before
 * @throws UsageError where the folder cannot be written, or a folder or somebody else's file is in the way; it is
 *   as it was then
 */
export async function publishRelease(
  out: string,
  groups: FileGroups,
  options: PublishOptions = {},
): Promise<Published> {
  const paths = outputPaths(out);
  return finishFirst((stop) =>
    withLock(paths.releases, stop, () => publish(paths, groups, options, stop)).catch(
      (error: unknown) => {
        if (!isFileFailure(error)) throw error;
        const why = fileFailure(error);
        throw new UsageError({
          zh: `无法写入 ${out}，其中内容未变：${why.zh}`,
          en: `${out} cannot be written, and is as it was: ${why.en}`,
        });
      },
    ),
  );
}

/**
 * The folder of the release that an output serves now. What is built meanwhile is compared with one and the same.
 * @returns the folder itself where it is no release
 */
export const servedFolder = async (out: string): Promise<string> => realpath(out).catch(() => out);
