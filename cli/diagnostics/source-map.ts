import type { Range } from './diagnostic.ts';
import type { Pointer } from './pointer.ts';

/** Where things stand in a file's text. */
export type SourceMap = {
  /**
   * The range of a value, or of the key it stands under. What does not exist is placed on what is
   * nearest to it; what an alias repeats, where it is written.
   */
  readonly locate: (pointer: Pointer, what: 'key' | 'value') => Range;
  /** Part of a text value; the whole value where it is not written as it reads (escapes, folded lines). */
  readonly locateInside: (pointer: Pointer, offset: number, length: number) => Range;
  /**
   * The text that goes when a value goes with its key; with what holds it, where nothing else is in there.
   * Undefined where that cannot be cut out, or stands behind an alias.
   */
  readonly locateRemoval: (pointer: Pointer) => Range | undefined;
};
