import type { HttpList } from '../../source.generated.ts';
import type { ApiAnswer } from './api-answer.ts';
import { atPath, wholeAnswer } from './at-path.ts';
import { callNames } from './call-text.ts';
import { countAt } from './count-at.ts';
import { readNext } from './next-call.ts';

/** A page of a list as an API answers it. */
export type AnsweredList = {
  readonly items: readonly unknown[];
  /** Number of all entries, where the answer says it. */
  readonly total: number | undefined;
  /** What leads to the next page, where the source says where that stands; undefined on the last one. */
  readonly next: string | undefined;
};

/** What messages call the place of a list. */
export const placeOfList = ({ items }: HttpList): string =>
  items === wholeAnswer ? 'the answer itself' : `what stands under ${items}`;

function nextOf({ value }: ApiAnswer, list: HttpList, url: string): string | undefined {
  const { next } = list;
  if (next === undefined) return undefined;
  const found = atPath(value, next);
  const parent = next.includes('.') ? next.slice(0, next.lastIndexOf('.')) : wholeAnswer;
  // Relay's connections have a cursor on their last page, too (GraphQL Cursor Connections, PageInfo).
  const around = atPath(value, parent);
  const isLast =
    typeof around === 'object' && around !== null && atPath(around, 'hasNextPage') === false;
  const text = typeof found === 'number' ? String(found) : found;
  if (typeof text !== 'string' || text === '' || isLast) return undefined;
  return readNext(list, text, url);
}

/**
 * Reads the answer to the call for a page of a list.
 * @param url that was called
 * @throws where there is no list where one should be, or it goes on at another host
 */
export function listOfAnswer(answer: ApiAnswer, list: HttpList, url: string): AnsweredList {
  const items = atPath(answer.value, list.items);
  if (!Array.isArray(items)) {
    throw new Error(
      list.items === wholeAnswer
        ? 'the answer itself is no list'
        : `no list stands under ${list.items}`,
    );
  }
  return { items, total: countAt(answer, list.total), next: nextOf(answer, list, url) };
}

/**
 * What the names of paging stand for on a page of a list.
 * @param page from 1
 * @param size entries on a page
 */
export const pageValues = (
  { firstPage = 1 }: HttpList,
  page: number,
  size: number,
): Readonly<Record<'page' | 'offset' | 'end' | 'size', string>> => ({
  page: String(page - 1 + firstPage),
  offset: String((page - 1) * size),
  end: String(page * size),
  size: String(size),
});

/** Whether a list comes page by page; another has all its entries at once. */
export const hasPages = (list: HttpList): boolean =>
  list.next !== undefined || callNames(list, 'page') || callNames(list, 'offset');
