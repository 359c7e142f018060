import type { Pointer } from '../diagnostics/pointer.ts';
import type { ReadSite } from './read-result.ts';

/** Names the location of something in its file as `file:line:column`. */
export type LocationName = (pointer: Pointer, what?: 'key' | 'value') => string;

export const locationNames =
  ({ linesOf, locate }: Pick<ReadSite, 'linesOf' | 'locate'>): LocationName =>
  (pointer, what = 'value') => {
    const { file, start } = locate(pointer, what);
    const { line, column } = linesOf(file).position(start);
    return `${file}:${line}:${column}`;
  };
