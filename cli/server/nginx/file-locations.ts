import { parsePath } from '../../../schema/path/parse-path.ts';
import { isPlainFile } from '../rules/plain-file.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';

/** Places of files that no page has an address in: an answer is the file, whatever else a request says. */
export type FileLocations = {
  /** Folders, with a slash on both sides, no two within each other. */
  readonly folders: readonly string[];
  /** Those of the folders, and folders below them, whose files are plain (`isPlainFile`). */
  readonly plainFolders: readonly string[];
  /** Paths of single files: at the root, and where a page with parameters could have their address. */
  readonly files: readonly string[];
};

/** A folder of more files is said to nginx by its parent, or not at all. */
const maxDepth = 2;

/** More of them would be slow to read; they are found as pages are. */
const maxFiles = 500;

/** Whether an address of a page may lie below a folder. */
const mayLieBelow =
  (folder: readonly string[]) =>
  ({ pattern }: ServerPage): boolean => {
    const { segments } = parsePath(pattern);
    return (
      segments.length > folder.length &&
      folder.every((name, index) => {
        const segment = segments[index];
        return segment?.kind !== 'literal' || segment.text.toLowerCase() === name.toLowerCase();
      })
    );
  };

/** Says whether a page with parameters could have the path of a file. */
function sharedPaths(pages: readonly ServerPage[]): (names: readonly string[]) => boolean {
  const patterns = pages
    .filter(({ pattern }) => pattern.includes('/:'))
    .map(({ pattern }) => pattern.toLowerCase().slice(1).split('/'));
  return (names) =>
    patterns.some(
      (segments) =>
        segments.length === names.length &&
        segments.every(
          (text, index) => text.startsWith(':') || text === names[index]?.toLowerCase(),
        ),
    );
}

/** Names that mean the same in a configuration, in an address and on a disk. */
const isPlain = (name: string): boolean => /^[\w-][\w.-]*$/.test(name);

/** Whether a file is handed out under its path. */
const isFile = (names: readonly string[]): boolean =>
  names.every(isPlain) && !/\.(?:html|br|gz)$/.test(names.at(-1) ?? '');

/**
 * Where the files of a site lie that are no pages: of each folder the uppermost one that holds no page, no file whose
 * name begins with a dot, and no address of a page.
 */
export function fileLocations({ files, pages }: ServerRules): FileLocations {
  const below = new Map<string, string[]>();
  const atRoot: string[] = [];
  for (const file of files) {
    const names = file.split('/');
    if (names.length === 1 && isFile(names)) atRoot.push(file);
    for (let depth = 1; depth <= Math.min(maxDepth, names.length - 1); depth += 1) {
      const folder = names.slice(0, depth).join('/');
      const own = below.get(folder);
      if (own === undefined) below.set(folder, [file]);
      else own.push(file);
    }
  }
  const isOfFiles = (folder: string): boolean => {
    const names = folder.split('/');
    return (
      names.every(isPlain) &&
      !pages.some(mayLieBelow(names)) &&
      (below.get(folder) ?? []).every((file) => !/\/\.|\.html(?:\.br|\.gz)?$/.test(`/${file}`))
    );
  };
  const folders = [...below.keys()].filter(isOfFiles);
  const isShared = sharedPaths(pages);
  const shared = [...files].filter((file) => {
    const names = file.split('/');
    return names.length > 1 && isFile(names) && isShared(names);
  });
  const isPlainFolder = (folder: string): boolean =>
    (below.get(folder) ?? []).every((file) => isPlainFile(`/${file.replace(/\.(?:br|gz)$/, '')}`));
  return {
    plainFolders: folders
      .filter(isPlainFolder)
      .filter((folder) => !isPlainFolder(folder.slice(0, folder.lastIndexOf('/'))))
      .map((folder) => `/${folder}/`)
      .sort(),
    folders: folders
      .filter((folder) => !folders.includes(folder.slice(0, folder.lastIndexOf('/'))))
      .map((folder) => `/${folder}/`)
      .sort(),
    files: [...atRoot, ...(shared.length > maxFiles ? [] : shared)]
      .filter(
        (file) => !pages.some(({ pattern }) => pattern.toLowerCase() === `/${file}`.toLowerCase()),
      )
      .map((file) => `/${file}`)
      .sort(),
  };
}
