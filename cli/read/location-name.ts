import type { Pointer } from '../diagnostics/pointer.ts';
import type { ReadResult } from './read-result.ts';

/** Names the location of something in a file as `file:line:column`. */
export type LocationName = (pointer: Pointer, what?: 'key' | 'value') => string;

export const locationNames =
  ({ file, lines, locate }: Pick<ReadResult, 'file' | 'lines' | 'locate'>): LocationName =>
  (pointer, what = 'value') => {
    const { line, column } = lines.position(locate(pointer, what).start);
    return `${file}:${line}:${column}`;
  };
