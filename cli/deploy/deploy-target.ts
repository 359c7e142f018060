import type { FileSums } from './deploy-plan.ts';

/** A place that a site is copied to. */
export type DeployTarget = {
  /** As it was named. */
  readonly name: string;
  /**
   * Looks whether it can be a place for a site at all; (default) it can.
   * @param out folder of the built site, as it was asked for
   * @throws UsageError where it cannot
   */
  readonly check?: (out: string) => Promise<void>;
  /** Whether the place has a use for a file of the site; (default) for every one. */
  readonly takes?: (path: string) => boolean;
  /**
   * What stands there.
   * @param folder of the site
   * @param wanted its files
   * @param ours paths that earlier deployments put there
   * @returns at least those of the paths that are there; what is not the wanted file has another sum
   */
  readonly list: (folder: string, wanted: FileSums, ours: ReadonlySet<string>) => Promise<FileSums>;
  /** Text of a file there; undefined where there is none. */
  readonly read: (path: string) => Promise<string | undefined>;
  readonly writeText: (path: string, text: string) => Promise<void>;
  /**
   * Copies files of a folder there, each whole or not at all.
   * @param done is called with each file that is there
   */
  readonly put: (
    folder: string,
    paths: readonly string[],
    done: (path: string) => void,
  ) => Promise<void>;
  readonly remove: (paths: readonly string[]) => Promise<void>;
};
