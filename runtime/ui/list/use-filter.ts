import { useRef } from 'react';
import { listKey } from '../../../schema/content/content-files.ts';
import type { FilterValue, ListWhere } from '../../../schema/content/content-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { narrowedTo } from '../../content/narrowed-to.ts';
import { useList } from '../../content/use-list.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';

export type Filter = {
  /** What readers may choose from; empty where the query asks for what is not there. */
  readonly values: readonly FilterValue[];
  /** What the query asks for, where there is such a value. */
  readonly asked: string | undefined;
  /** Number of pages of what was asked for, as far as it is known. */
  readonly pages: number;
};

/**
 * What a list is narrowed down to by the query.
 * @param by key of the query; without it the list cannot be narrowed down
 * @param page the one that is shown
 */
export function useFilter(
  collection: string,
  where: ListWhere,
  by: 'year' | 'type' | undefined,
  page: number,
): Filter {
  const wanted = useQuery().get(by ?? '') ?? undefined;
  const { table } = useScreen();
  const isOutside = ownValue(table.collections, collection)?.http !== undefined;
  const narrowed = by === undefined ? undefined : narrowedTo(where, by, wanted);
  // The list that is shown, wherever there is one: every page of it says what there is to choose from.
  const own = useList({ collection, where: narrowed ?? where, page });
  const before = useRef<{ key: string; values: readonly FilterValue[] }>(undefined);
  const key = listKey(collection, where);
  if (own.view) before.current = { key, values: own.view.filter };
  // Where none comes, what another page of the list said: the way back to it.
  const values = before.current?.key === key ? before.current.values : [];
  const value = values.find((each) => each.value === wanted);
  // A source that does not say which values there are is asked for any.
  const isOpen = narrowed !== undefined && (isOutside || own.state !== 'ready');
  return {
    values,
    asked: value?.value ?? (isOpen ? wanted : undefined),
    pages: value ? Math.ceil(value.count / (own.collection?.size ?? 1)) : Number.MAX_SAFE_INTEGER,
  };
}
