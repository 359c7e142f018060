import { createTwoFilesPatch } from 'diff';

/**
 * What changes in a file, as `git apply` and `patch` read it.
 * @param file its path, with slashes
 */
export const unifiedDiff = (file: string, before: string, after: string): string =>
  createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  });
