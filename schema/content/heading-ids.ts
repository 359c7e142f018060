/** Begins every id that a text brings along and no heading has, so that none is taken for one of the page's own. */
export const idPrefix = 'note-';

/** Ids of the page itself, and names that scripts look for among the window's own. */
const reserved = [
  'root',
  'content',
  'boot-hints',
  'top',
  'others',
  'steps',
  'table',
  'news',
  'process',
  'global',
  'module',
  'exports',
  'require',
  'define',
] as const;

/**
 * The id that a heading's text makes, as GitHub's is: letters and figures of any script, small ones, and - for
 * each blank. Empty where there are neither.
 */
export const idOfText = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-');

/** Ids that a link in a text may mean although no heading has them: those of every page's top. */
const everywhere: readonly string[] = ['content', 'top'];

/**
 * The id that the heading has which a link from a text means, where the link is written as for GitHub: one that the
 * page has itself is given to no heading.
 */
export const idOfHeading = (written: string): string =>
  (reserved as readonly string[]).includes(written) && !everywhere.includes(written)
    ? `${written}-1`
    : written;

/**
 * Gives ids that are the only ones of their kind in a text: the second is x-1, the third x-2.
 * @returns a function from the wished id to the one that it becomes
 */
export function uniqueIds(): (wished: string) => string {
  const taken = new Set<string>(reserved);
  return (wished) => {
    const base =
      wished === '' || wished.startsWith(idPrefix) ? `part${wished && `-${wished}`}` : wished;
    let id = base;
    for (let count = 1; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
}
