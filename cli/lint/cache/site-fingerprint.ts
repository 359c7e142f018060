import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../../content/cache/article-cache.ts';
import { ownFolders } from '../../files/own-folders.ts';

/** What a look at the names, sizes and times of a site's files says of its state. */
export type SiteFingerprint = {
  /** The same fingerprint, the same files. */
  readonly fingerprint: string;
  /** When the last change of a file was, in milliseconds since 1970. */
  readonly changed: number;
};

/** Folders that a site is made of, next to the files in its own. */
const parts = ['content', 'public', ...Object.keys(ownFolders)];

/** A line of a fingerprint, and when what it is about was changed. */
export type Seen = { readonly line: string; readonly changed: number };

type Stats = NonNullable<ReturnType<typeof statsOf>>;

/** What a path leads to, through links; undefined where that is nothing. */
function statsOf(path: string) {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch (error) {
    // A link that leads to itself leads nowhere.
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
    throw error;
  }
}

function seen(path: string, stats: Stats | undefined): Seen {
  if (!stats) return { line: `${path} -`, changed: 0 };
  const { size, mtimeNs, ctimeNs, ino, dev } = stats;
  return {
    line: `${path} ${size} ${mtimeNs} ${ctimeNs} ${dev}:${ino}`,
    changed: Math.max(Number(ctimeNs / 1_000_000n), Number(mtimeNs / 1_000_000n)),
  };
}

/**
 * All that lies below a folder, through linked folders, too.
 * @param known folders that were walked: a link may lead to one of them, or to one that it stands in
 */
function* below(folder: string, known: Set<string>): Generator<Seen> {
  const entries = readdirSync(folder, { withFileTypes: true });
  // Always in the same order: a folder that two links lead to is walked under the name of the first.
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    yield* entry.isSymbolicLink() || entry.isDirectory() ? inside(path, known) : [look(path)];
  }
}

/** A look at a file, through links. */
export const look = (path: string): Seen => seen(path, statsOf(path));

/** What a folder holds, or what a link leads to. */
function* inside(path: string, known: Set<string>): Generator<Seen> {
  const stats = statsOf(path);
  if (!stats?.isDirectory()) {
    yield seen(path, stats);
    return;
  }
  const id = `${stats.dev}:${stats.ino}`;
  // Another folder in the place of this one is a change, even where the same names lie in it.
  yield { line: `${path} ${id}`, changed: 0 };
  if (known.has(id)) return;
  known.add(id);
  yield* below(path, known);
}

function* siteParts(folder: string): Generator<Seen> {
  const known = new Set<string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (parts.includes(entry.name)) yield* inside(path, known);
    else if (!entry.isDirectory()) yield look(path);
  }
}

function fingerprintOf(all: readonly Seen[], others: readonly string[]): SiteFingerprint {
  const lines = all.map(({ line }) => line).sort();
  return {
    fingerprint: nameOf(...others, lines.join('\n')),
    changed: all.reduce((last, each) => Math.max(last, each.changed), 0),
  };
}

/**
 * Tells the state of a site's files without reading them: a change that kept a file's size, its times of
 * change and its place on the disk is none that an editor, git or a copy makes.
 * @param folder the site's folder
 * @param others what the fingerprint depends on besides
 * @throws what the file system says
 */
export const siteFingerprint = (folder: string, ...others: readonly string[]): SiteFingerprint =>
  fingerprintOf([...siteParts(folder)], others);

/** Tells the state of all that lies in folders, without reading it. One that is missing is a state, too. */
export function foldersFingerprint(folders: readonly string[]): SiteFingerprint {
  const known = new Set<string>();
  return fingerprintOf(
    folders.flatMap((folder) => [...inside(folder, known)]),
    [],
  );
}
