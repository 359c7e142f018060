import { rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { entryAt } from '../files/entry-at.ts';
import { isOutput } from '../files/is-output.ts';
import { readManifest } from '../files/manifest.ts';
import { UsageError } from '../usage-error.ts';
import { pathsIn, withoutForms } from './manifest-paths.ts';
import { isNamedByContent } from './named-by-content.ts';
import { type OutputPaths, readLink, serverName, siteName } from './output-paths.ts';
import { goingName } from './prune-releases.ts';
import { releaseFolder, writeRecord } from './release.ts';

/** Keeps a folder that is somebody's own (`--out .`) from being taken. */
export async function assertNothingOverwritten(
  folder: string,
  paths: Iterable<string>,
): Promise<void> {
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
export async function assertServerFree({ server }: OutputPaths): Promise<void> {
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

/** Puts things back where they stood. */
type Undo = () => Promise<void>;

/**
 * Makes way for the names of an output: a folder that an earlier version wrote becomes a release of its own, an empty one
 * goes. What it held is in the new release by now.
 * @param number of the release that it becomes
 * @throws what the file system says, as of the mount point of another one
 */
export async function makeWay(paths: OutputPaths, number: number): Promise<Undo> {
  const folder = releaseFolder(paths, number);
  const moved: (readonly [from: string, to: string])[] = [];
  const move = async (from: string, to: string): Promise<void> => {
    await rename(from, to);
    moved.push([from, to]);
  };
  const undo = async (): Promise<void> => {
    for (const [from, to] of moved) await rename(to, from);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    if (await isOutput(paths.site)) {
      const { mtime } = await stat(paths.site);
      const files = pathsIn(await readManifest(paths.site));
      await writeRecord(folder, {
        time: mtime.toISOString(),
        files: withoutForms(files),
        changed: 0,
        hashed: files.filter(isNamedByContent),
      });
      await move(paths.site, join(folder, siteName));
      if (readLink(paths.server) === undefined && (await isOutput(paths.server)))
        await move(paths.server, join(folder, serverName));
    } else if (entryAt(paths.site)?.isDirectory()) {
      await move(paths.site, join(paths.releases, `${goingName}folder`));
    }
    return undo;
  } catch (error) {
    await undo();
    throw error;
  }
}
