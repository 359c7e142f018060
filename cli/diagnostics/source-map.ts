import type { FileRange } from './diagnostic.ts';
import type { Pointer } from './pointer.ts';

/** Where things stand in the text of a file, or in the texts of several files that are read as one. */
export type SourceMap = {
  /**
   * The range of a value, or of the key it stands under. What does not exist is placed on what is
   * nearest to it; what an alias repeats, where it is written.
   */
  readonly locate: (pointer: Pointer, what: 'key' | 'value') => FileRange;
  /** Part of a text value; the whole value where it is not written as it reads (escapes, folded lines). */
  readonly locateInside: (pointer: Pointer, offset: number, length: number) => FileRange;
  /**
   * The text that goes when a value goes with its key; with what holds it, where nothing else is in there.
   * Undefined where that cannot be cut out, stands behind an alias, or in several files.
   */
  readonly locateRemoval: (pointer: Pointer) => FileRange | undefined;
  /** The text of a file that a range is in; empty for a file that is none of them. */
  readonly textOf: (file: string) => string;
};
