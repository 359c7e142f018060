import type { Range } from '../diagnostics/diagnostic.ts';

/** A comment that hides warnings. Its own range is that of the rule's name in it, or of the marker. */
export type Ignore = Range & {
  /** `site-lint-ignore` or `site-lint-ignore-file`, as far as it is spelled rightly. */
  readonly marker: string;
  /** As it is written; empty where none is. */
  readonly rule: string;
  readonly reason: string;
  /** What goes when the comment goes: with its line, where nothing else stands there. */
  readonly removal: Range;
  /** The line that it is about; (default) the whole file. */
  readonly target?: Range;
};

/** The comments of a file that hide warnings. */
export type FileIgnores = { readonly file: string; readonly ignores: readonly Ignore[] };
