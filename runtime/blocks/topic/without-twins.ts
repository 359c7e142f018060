import type { Entry } from '../../content/entry.ts';
import type { TopicFile } from './topic-fields.ts';

/**
 * Entries whose pictures are not shown on the page yet. One whose picture is there already gets the next of those that
 * stand in for it, as long as there are any, else none.
 * @param shown the picture that the page begins with
 */
export function withoutTwins(
  entries: readonly Entry[],
  shown: Entry['picture'],
  standIns: readonly TopicFile[],
): readonly Entry[] {
  const seen = new Set(shown ? [shown.src] : []);
  const spare = standIns.filter(({ file }) => file !== shown?.src);
  return entries.map((entry) => {
    const { picture, ...rest } = entry;
    if (picture === undefined) return entry;
    if (!seen.has(picture.src)) {
      seen.add(picture.src);
      return entry;
    }
    const next = spare.find(({ file }) => !seen.has(file));
    if (next === undefined) return rest;
    seen.add(next.file);
    return { ...rest, picture: { src: next.file, alt: '', caption: next.label } };
  });
}
