import type { LocalText } from '../local-text.ts';

/** What `site new` is about to write. */
export type Addition = {
  /** Texts of files by their path in the site's folder: new ones, and changed ones. */
  readonly files: ReadonlyMap<string, string>;
  /** The files that are edited next. */
  readonly next: readonly string[];
  /** What else is to be known, a line each. */
  readonly notes?: readonly LocalText[];
};
