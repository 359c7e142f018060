import type { Names } from './names.ts';

/** A file that can be edited next, and what for. */
export type NextEdit = { readonly file: string; readonly purpose: string };

/** What a recipe does. All paths start at the root of the repository. */
export type Additions = {
  /** Texts of new files by path. */
  readonly newFiles: Readonly<Record<string, string>>;
  /** Changes of files that exist, by path. They throw UsageError where the name is taken. */
  readonly edits: Readonly<Record<string, (text: string) => string>>;
  /** Whether the schema or a rule changes, from which other files are generated. */
  readonly generates: boolean;
  /** Site files by the path of the report that `site lint` prints of them. */
  readonly reports: Readonly<Record<string, string>>;
  readonly next: readonly NextEdit[];
  /** Paths whose tests are run after each edit. */
  readonly tests: readonly string[];
  /** Shell command that shows what was added. */
  readonly demo: string;
};

/** How something of a kind is added to this repository. */
export type Recipe = {
  readonly kind: string;
  readonly description: string;
  /** A name that could be the first one of this kind. */
  readonly example: string;
  /**
   * @param root folder of the repository
   * @throws UsageError where the name is reserved
   */
  readonly additions: (names: Names, root: string) => Additions;
};
