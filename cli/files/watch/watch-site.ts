import { existsSync, type FSWatcher, watch } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ownFolders } from '../own-folders.ts';
import { type IncludedFolders, includedFolders } from './included-folders.ts';

/** Milliseconds without a further change before something is done, unless the caller says otherwise. */
const defaultQuietTime = 150;
/** Folders of a site, all of which is the site's, and what stands beside its file. */
const siteFolders = ['content', 'public', ...Object.keys(ownFolders)];
const settings = 'lint.yaml';

/** Whether a file beside the site file is laid over it for an environment, such as site.staging.yaml. */
const isOverlay = (path: string, file: string): boolean => {
  const stem = basename(file).replace(/\.[^.]+$/, '.');
  return (
    dirname(path) === dirname(file) &&
    basename(path).startsWith(stem) &&
    /\.(?:ya?ml|json)$/.test(path)
  );
};

type Watching = {
  readonly stop: AbortSignal;
  /** Whether a path is a file that the watcher's owner writes. */
  readonly isOwn: (path: string) => boolean;
  /** What the site file includes by now, as it is written there. */
  readonly includes: (changed: ReadonlySet<string>) => Promise<readonly string[]>;
  /** Folders that the site file names for its entries, as they are known after something was done. */
  readonly contentFolders: () => readonly string[];
  /** Milliseconds without a further change before something is done. */
  readonly quietTime?: number;
  /** Hears of a change as soon as it is noticed. */
  readonly onChange?: () => void;
};

/**
 * A folder and all folders in it that are not hidden, through links, too; none where it is missing.
 * @param above real paths of the folders that it lies in: a link back to one of them is not followed
 */
async function foldersIn(folder: string, above: readonly string[] = []): Promise<string[]> {
  const real = await realpath(folder).catch(() => undefined);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  if (!entries || real === undefined || above.includes(real)) return [];
  const inside = entries
    .filter(
      (entry) =>
        (entry.isDirectory() || entry.isSymbolicLink()) &&
        !entry.name.startsWith('.') &&
        entry.name !== 'node_modules',
    )
    .map(({ name }) => foldersIn(join(folder, name), [...above, real]));
  return [folder, ...(await Promise.all(inside)).flat()];
}

/**
 * Watches each folder, not each file: a file that an editor puts in the place of another is noticed every time, and
 * a site of 20,000 entries takes no 20,000 watches. Chokidar 5 watches every file, and loses a folder that another
 * one takes the place of at once, as a checkout does.
 * @param onChange hears of every change
 * @returns watches what is new by now, and lets go of what is gone
 */
function folderWatchers(folder: string, onChange: (path: string) => void) {
  const open = new Map<string, FSWatcher>();
  const close = (path: string): void => {
    open.get(path)?.close();
    open.delete(path);
  };
  const forget = (folderOrFile: string): void => {
    for (const path of open.keys()) {
      if (path === folderOrFile || path.startsWith(join(folderOrFile, '/'))) close(path);
    }
  };
  const update = async (
    { places, onTheWay }: IncludedFolders,
    named: readonly string[],
  ): Promise<void> => {
    const deep = places.flatMap((place) => (place.isDeep ? place.folder : []));
    const inside = await Promise.all(
      [...siteFolders.map((name) => join(folder, name)), ...named, ...deep].map((each) =>
        foldersIn(each),
      ),
    );
    const there = onTheWay.filter((each) => existsSync(each));
    const wanted = new Set([folder, ...there, ...inside.flat()]);
    for (const path of open.keys()) if (!wanted.has(path)) close(path);
    for (const path of wanted) {
      if (open.has(path)) continue;
      const watcher = watch(path, (event, name) => {
        const changed = name === null ? path : join(path, name);
        // One that was taken away and made anew is another folder.
        if (event === 'rename' && changed !== path) forget(changed);
        onChange(changed);
      });
      watcher.on('error', () => close(path));
      open.set(path, watcher);
    }
  };
  return { update, close: () => [...open.keys()].forEach(close) };
}

/**
 * Does something at once, and again after every change of a site's files: its site file, those that it includes,
 * settings, content, public files. Once after the other; what changes meanwhile is another change.
 * @param file the site file
 * @returns when the signal says to stop
 * @throws what `act` throws
 */
export async function watchSite(
  file: string,
  act: (changed: ReadonlySet<string>) => Promise<void>,
  { stop, isOwn, includes, contentFolders, quietTime = defaultQuietTime, onChange }: Watching,
): Promise<void> {
  let wake = (): void => {};
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let hasChanged = true;
  let changed = new Set<string>();
  const root = dirname(resolve(file));
  let included = includedFolders(root, []);
  const beside = [basename(file), settings].map((name) => join(root, name));
  const inSiteFolders = siteFolders.map((name) => join(root, name));
  let named: readonly string[] = [];
  const isOfSite = (path: string): boolean =>
    path === root ||
    beside.includes(path) ||
    isOverlay(path, resolve(file)) ||
    included.has(path) ||
    [...inSiteFolders, ...named].some((each) => path === each || path.startsWith(join(each, '/')));
  const watchers = folderWatchers(root, (path) => {
    if (/(?:^|[\\/])\.[^\\/]*$/.test(path) || isOwn(path) || !isOfSite(path)) return;
    changed.add(path);
    onChange?.();
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      hasChanged = true;
      wake();
    }, quietTime);
  });
  stop.addEventListener('abort', () => wake(), { once: true });
  try {
    while (!stop.aborted) {
      if (hasChanged) {
        hasChanged = false;
        const paths = changed;
        changed = new Set();
        included = includedFolders(root, await includes(paths));
        await watchers.update(included, named);
        await act(paths);
        const now = contentFolders().map((each) => join(root, each));
        if (now.join() === named.join()) continue;
        named = now;
        await watchers.update(included, named);
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    clearTimeout(quiet);
    watchers.close();
  }
}
