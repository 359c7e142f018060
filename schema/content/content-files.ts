import type { ListWhere } from './content-model.ts';

/**
 * Name of a list: what narrows it down, in a fixed order. It stands in addresses as it is: of characters
 * that no server and no file system takes for something else.
 */
export function listName(where: ListWhere): string {
  const pairs = Object.entries(where)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}.${value}`);
  return pairs.length === 0 ? 'all' : pairs.join('~');
}

/** Name of a list among those of a page. */
export const listKey = (collection: string, where: ListWhere): string =>
  `${collection}?${listName(where)}`;

/** The file of a page of a list, relative to the site's root. Pages count from 1. */
export const listFile = (
  collection: string,
  language: string,
  where: ListWhere,
  page: number,
): string => `content/${language}/${collection}/lists/${listName(where)}/${page}.json`;

/**
 * The file of a month's events, relative to the site's root.
 * @param month YYYY-MM; `now`: the month of the build and the next
 */
export const calendarFile = (collection: string, language: string, month: string): string =>
  `content/${language}/${collection}/calendar/${month}.json`;

/** The file of an entry, relative to the site's root. */
export const entryFile = (collection: string, language: string, id: string): string =>
  `content/${language}/${collection}/entries/${id}.json`;
