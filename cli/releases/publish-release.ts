import { existsSync } from 'node:fs';
import { readFile, realpath, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compressedSuffixes } from '../files/compressed-names.ts';
import { entryAt } from '../files/entry-at.ts';
import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import { withLock } from '../files/folder-lock.ts';
import { isOutput, manifestName } from '../files/is-output.ts';
import {
  type FileFingerprints,
  type Manifest,
  manifestFile,
  readManifest,
} from '../files/manifest.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import { assertNotStopped, finishFirst } from '../signals/finish-first.ts';
import { UsageError } from '../usage-error.ts';
import { type FileGroups, findChanges, keptGroup } from './find-changes.ts';
import { isNamedByContent } from './named-by-content.ts';
import { type OutputPaths, outputPaths, readLink, serverName, siteName } from './output-paths.ts';
import { goingName, pruneReleases, removeLeft } from './prune-releases.ts';
import {
  currentRelease,
  listReleases,
  releasedSite,
  releaseFolder,
  writeRecord,
} from './release.ts';
import { allFiles, stageFolder } from './stage-release.ts';
import { keepLinks, switchRelease } from './switch-release.ts';

/** How many releases are kept besides the served one, where a site does not say. */
export const defaultKept = 3;

export type PublishOptions = {
  /** Configurations of servers, by path; (default) those of the release before. */
  readonly server?: ReadonlyMap<string, NewFile>;
  /** Number of releases that are kept besides the one that is served; (default) 3. */
  readonly keep?: number;
};

/** What was published. */
export type Published = {
  /** The release that is served now: a new one, unless nothing differs. */
  readonly release: number;
  /** Paths of the files that are new or changed. */
  readonly changed: ReadonlySet<string>;
};

/** Keeps a folder that is somebody's own (`--out .`) from being taken. */
async function assertNothingOverwritten(folder: string, paths: Iterable<string>): Promise<void> {
  if (await isOutput(folder)) return;
  for (const path of paths) {
    if (!entryAt(join(folder, path))?.isFile()) continue;
    throw new UsageError({
      zh: `${join(folder, path)} 会被覆盖，而 ${folder} 不是本命令写出的文件夹；请用 --out 另选`,
      en: `${join(folder, path)} would be overwritten, and ${folder} is no folder that this command wrote; name another with --out`,
    });
  }
}

/** Keeps somebody's own folder from standing where the configurations of servers are to be found. */
async function assertServerFree({ server }: OutputPaths): Promise<void> {
  if (!entryAt(server) || readLink(server) !== undefined || (await isOutput(server))) return;
  const isGone = await rmdir(server).then(
    () => true,
    () => false,
  );
  if (isGone) return;
  throw new UsageError({
    zh: `${server} 不是本命令写出的：服务器配置要放在那里；请移走它，或用 --out 另选`,
    en: `${server} was not written by this command, and configurations of servers belong there; move it, or name another folder with --out`,
  });
}

const pathsIn = (manifest: Manifest): readonly string[] =>
  Object.values(manifest).flatMap((group) => Object.keys(group));

/** What earlier versions kept in the folder of a site. */
const former = /^\.site-(?:marks\.json$|lock$|new\/|old\/)/;

const isForm = (path: string): boolean =>
  Object.values(compressedSuffixes).some((suffix) => path.endsWith(suffix));

/** Files that the folder of a release holds, and no command wrote: they go on into the next one. */
async function foreignFiles(
  folder: string,
  manifest: Manifest,
): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(folder)) return new Map();
  const own = new Set([...pathsIn(manifest), manifestName]);
  const files = (await allFiles(folder)).filter((path) => !own.has(path) && !former.test(path));
  return new Map(files.map((path) => [path, join(folder, path)]));
}

/** Files that earlier releases named after their content, with where the newest one stands that has them. */
function keptFiles(
  earlier: readonly { readonly folder: string; readonly hashed: readonly string[] }[],
  own: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  for (const { folder, hashed } of earlier) {
    for (const path of hashed) {
      const file = join(folder, path);
      if (!own.has(path) && !kept.has(path) && existsSync(file)) kept.set(path, file);
    }
  }
  return kept;
}

async function isSameServer(
  folder: string,
  server: ReadonlyMap<string, NewFile>,
): Promise<boolean> {
  const there = existsSync(folder) ? await allFiles(folder) : [];
  if (there.length !== server.size) return false;
  for (const [path, file] of server) {
    if (!there.includes(path)) return false;
    if (!(await contentOf(file)).equals(await readFile(join(folder, path)))) return false;
  }
  return true;
}

/** The state before a release is made. */
type Before = {
  /** Folders of the site and of the configurations that are served now. */
  readonly site: string;
  readonly server: string;
  /** Its number; undefined where a folder stands there that is no release, or nothing. */
  readonly number: number | undefined;
};

async function readBefore(paths: OutputPaths): Promise<Before> {
  const number = await currentRelease(paths);
  if (number === undefined) return { site: paths.site, server: paths.server, number };
  const folder = releaseFolder(paths, number);
  return { site: join(folder, siteName), server: join(folder, serverName), number };
}

/**
 * Makes way for the names of an output: a folder that an earlier version wrote becomes a release of its own, an empty one
 * goes. What it held is in the new release by now.
 */
async function makeWay(paths: OutputPaths, number: number): Promise<void> {
  const folder = releaseFolder(paths, number);
  if (await isOutput(paths.site)) {
    const { mtime } = await stat(paths.site);
    const files = pathsIn(await readManifest(paths.site));
    await writeRecord(folder, {
      time: mtime.toISOString(),
      files: files.filter((path) => !isForm(path)).length,
      changed: 0,
      hashed: files.filter(isNamedByContent),
    });
    await rename(paths.site, join(folder, siteName));
    if (readLink(paths.server) === undefined && (await isOutput(paths.server)))
      await rename(paths.server, join(folder, serverName));
  } else if (entryAt(paths.site)?.isDirectory()) {
    const going = join(paths.releases, `${goingName}folder`);
    await rename(paths.site, going);
    await rm(going, { recursive: true, force: true });
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
  const manifestBefore = await readManifest(before.site);
  const { changed, manifest, isSame } = await findChanges(
    before.site,
    manifestBefore,
    groups,
    stop,
  );
  const sameServer = server === undefined || (await isSameServer(before.server, server));
  if (before.number !== undefined && isSame && sameServer)
    return { release: before.number, changed: new Set() };
  await assertNothingOverwritten(before.site, changed.keys());
  if (server !== undefined && server.size > 0) await assertServerFree(paths);
  const releases = await listReleases(paths);
  const own = new Set(pathsIn(manifest));
  const { [keptGroup]: _, ...ownBefore } = manifestBefore;
  const kept = keptFiles(
    [
      { folder: before.site, hashed: pathsIn(ownBefore).filter(isNamedByContent) },
      ...releases.map(({ number, hashed }) => ({ folder: releasedSite(paths, number), hashed })),
    ],
    own,
  );
  // A site that stands there and is no release becomes one.
  const isImported = before.number === undefined && (await isOutput(paths.site));
  const number = (releases[0]?.number ?? 0) + (isImported ? 2 : 1);
  try {
    const linked = new Map(
      [...own]
        .filter((path) => !changed.has(path))
        .map((path) => [path, join(before.site, path)] as const),
    );
    const foreign = await foreignFiles(before.site, manifestBefore);
    const all: Manifest =
      kept.size === 0
        ? manifest
        : {
            ...manifest,
            [keptGroup]: Object.fromEntries(
              [...kept.keys()].map((path) => [path, null]),
            ) as FileFingerprints,
          };
    await stageFolder(
      join(paths.staging, siteName),
      {
        written: new Map([...changed, [manifestName, manifestFile(all)]]),
        linked: new Map([...linked, ...kept]),
        copied: new Map([...foreign].filter(([path]) => !own.has(path) && !kept.has(path))),
      },
      stop,
    );
    const serverBefore = existsSync(before.server) ? await allFiles(before.server) : [];
    const written = server ?? new Map<string, NewFile>();
    const linkedServer = server ? [] : serverBefore;
    if (written.size + linkedServer.length > 0)
      await stageFolder(
        join(paths.staging, serverName),
        {
          written,
          linked: new Map(linkedServer.map((path) => [path, join(before.server, path)])),
          copied: new Map(),
        },
        stop,
      );
    await writeRecord(paths.staging, {
      time: new Date().toISOString(),
      files: [...own].filter((path) => !isForm(path)).length,
      changed: [...changed.keys()].filter((path) => !isForm(path)).length,
      hashed: [...own].filter(isNamedByContent),
    });
    assertNotStopped(stop);
    await rename(paths.staging, releaseFolder(paths, number));
  } catch (error) {
    await rm(paths.staging, { recursive: true, force: true });
    throw error;
  }
  try {
    if (before.number === undefined) await makeWay(paths, number - 1);
    await switchRelease(paths, number);
    await keepLinks(paths);
  } catch (error) {
    // What stood there is served on.
    await rm(releaseFolder(paths, number), { recursive: true, force: true });
    throw error;
  }
  await pruneReleases(paths, keep);
  return { release: number, changed: new Set(changed.keys()) };
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
