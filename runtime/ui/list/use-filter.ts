import type { FilterValue, ListWhere } from '../../../schema/content/content-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { useList } from '../../content/use-list.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';

export type Filter = {
  /** What readers may choose from; the list as a whole says it. */
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
  const isSafe = wanted !== undefined && /^[\w-]+$/.test(wanted);
  // A source that does not say which values there are is asked for any.
  const isOpen = by !== undefined && isSafe && isOutside;
  const isWhole = by !== undefined && !isOutside;
  // Where nothing more is to be known, the list that is shown anyway: no call for its own sake.
  const whole = useList({
    collection,
    where: isOpen ? { ...where, [by]: wanted } : where,
    page: isWhole ? 1 : page,
  });
  const values = whole.view?.filter ?? [];
  const value = values.find((each) => each.value === wanted);
  return {
    values,
    asked: value?.value ?? (isOpen ? wanted : undefined),
    pages: value ? Math.ceil(value.count / (whole.collection?.size ?? 1)) : Number.MAX_SAFE_INTEGER,
  };
}
