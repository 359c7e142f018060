import { join, relative, sep } from 'node:path';

/** Where the files that one pattern finds may lie. */
type Place = {
  /** The folder that no `*` stands in the name of. */
  readonly folder: string;
  /** Whether they lie in any folder below it. */
  readonly isDeep: boolean;
  /** The file, where the pattern names one. */
  readonly file?: string;
};

/** Where included files may lie, and the folders that lead there from the site's own. */
export type IncludedFolders = {
  readonly places: readonly Place[];
  /** Folders on the way to the files: one of them may be missing still. */
  readonly onTheWay: readonly string[];
  /** Whether a path may be that of an included file, or of a folder with some. */
  readonly has: (path: string) => boolean;
};

const isInside = (path: string, folder: string): boolean => path.startsWith(join(folder, sep));

/**
 * The folders in which the files lie that a site includes.
 * @param root the site's folder
 * @param patterns what stands under `include`
 */
export function includedFolders(root: string, patterns: readonly string[]): IncludedFolders {
  const places = patterns.map((pattern): Place => {
    const parts = pattern.split('/');
    const at = parts.findIndex((part) => part.includes('*'));
    const fixed = parts.slice(0, at < 0 ? -1 : Math.min(at, parts.length - 1));
    const folder = join(root, ...fixed);
    const isDeep = at >= 0 && at < parts.length - 1;
    return { folder, isDeep, ...(at < 0 ? { file: join(root, ...parts) } : {}) };
  });
  const own = places.filter(({ folder }) => folder === root || isInside(folder, root));
  const onTheWay = new Set(
    own.flatMap(({ folder }) => {
      const names = relative(root, folder).split(sep);
      return names.map((_, index) => join(root, ...names.slice(0, index + 1)));
    }),
  );
  return {
    places: own,
    onTheWay: [...onTheWay],
    has: (path) =>
      onTheWay.has(path) ||
      own.some(({ folder, isDeep, file }) => {
        if (file !== undefined) return path === file;
        if (!isInside(path, folder)) return false;
        const name = path.slice(path.lastIndexOf(sep) + 1);
        const isPart = /\.(?:ya?ml|json)$/.test(name);
        return isDeep ? isPart || !name.includes('.') : isPart;
      }),
  };
}
