import { workerFile } from '../../schema/offline/offline-names.ts';
import { isNamedByContent } from '../releases/named-by-content.ts';

/** What a file is known by: its MD5 (hexadecimal), as object stores have it, too. */
export type FileSums = ReadonlyMap<string, string>;

/** What is to be done with a target, in this order. */
export type DeployPlan = {
  /** Files whose names change with their content: nobody asks for them before a page names them. */
  readonly hashed: readonly string[];
  /** All other files but pages. */
  readonly data: readonly string[];
  /** The service worker comes behind them: a new one fetches the start pages of its release at once. */
  readonly pages: readonly string[];
  /** What earlier deployments put there and is no longer wanted. */
  readonly removals: readonly string[];
  /** Files of all those that are new, and that replace others. */
  readonly added: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  /** How many are there as they should be. */
  readonly same: number;
};

/** Whether a file is a page, or a compressed form of one. */
const isPage = (path: string): boolean => /\.html(?:\.br|\.gz)?$/.test(path);

const isWorker = (path: string): boolean =>
  path === workerFile || path.startsWith(`${workerFile}.`);

/** A file before its compressed forms: a form is never newer than what it is one of. */
const inOrder = (paths: readonly string[]): readonly string[] => [...paths].sort();

/**
 * Compares a site with what stands at a target.
 * @param wanted all files of the site
 * @param there all files at the target
 * @param ours paths that earlier deployments put there
 */
export function deployPlan(
  wanted: FileSums,
  there: FileSums,
  ours: ReadonlySet<string>,
): DeployPlan {
  const moved = [...wanted].filter(([path, sum]) => there.get(path) !== sum).map(([path]) => path);
  const others = moved.filter((path) => !isNamedByContent(path));
  const added = new Set(moved.filter((path) => !there.has(path)));
  return {
    hashed: inOrder(moved.filter(isNamedByContent)),
    data: inOrder(others.filter((path) => !isPage(path) && !isWorker(path))),
    pages: [...inOrder(others.filter(isPage)), ...inOrder(others.filter(isWorker))],
    removals: inOrder([...ours].filter((path) => !wanted.has(path) && there.has(path))),
    added,
    changed: new Set(moved.filter((path) => !added.has(path))),
    same: wanted.size - moved.length,
  };
}
