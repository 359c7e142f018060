import type { ReadFinding } from './read-rules.ts';

/** The first line of a conflict, as git and others write it; what follows is told with it. */
const opening = /^<{7}(?: .*)?$/gm;
const closing = /^>{7}(?: |\r?$)/m;

/** Merges that were begun and never finished: both versions stand in the file. */
export function mergeConflicts(text: string): ReadFinding[] {
  if (!text.includes('<<<<<<<') || !closing.test(text)) return [];
  return [...text.matchAll(opening)].map(({ index }) => ({
    rule: 'yaml-conflict',
    message:
      'two versions of these lines stand here, from a merge that was never finished: keep one, and take the lines <<<<<<<, ======= and >>>>>>> away',
    start: index,
    end: index + 7,
  }));
}
