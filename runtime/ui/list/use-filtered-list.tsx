import type { ReactNode } from 'react';
import type { ListWhere } from '../../../schema/content/content-model.ts';
import { askedPage } from '../../content/asked-page.ts';
import { type ListState, useList } from '../../content/use-list.ts';
import { useQuery } from '../../router/use-query.ts';
import { ListFilter } from './list-filter.tsx';
import { useFilter } from './use-filter.ts';
import { useShownPart } from './use-shown-part.ts';

type FilteredBlock = {
  readonly collection: string;
  readonly filter?: 'year' | 'type' | undefined;
  readonly limit?: number | undefined;
};

export type FilteredList = {
  readonly list: ListState;
  /** Whether the list is offered in pages: not where the block shows so many and no more. */
  readonly paged: boolean;
  /** Whether it is the first page of the list as a whole. */
  readonly isFirst: boolean;
  /** The choice that readers have, for above the rows. */
  readonly head: ReactNode;
};

/**
 * The page of a block's list that the query asks for, narrowed down to what it asks for.
 * @param where what the block itself narrows the list down to
 */
export function useFilteredList(block: FilteredBlock, where: ListWhere): FilteredList {
  const { collection, filter, limit } = block;
  const query = useQuery();
  const paged = limit === undefined;
  const page = paged ? askedPage(query) : 1;
  const { asked, pages, values } = useFilter(collection, where, paged ? filter : undefined, page);
  const list = useList({
    collection,
    where: filter && asked !== undefined ? { ...where, [filter]: asked } : where,
    page: Math.min(page, pages),
  });
  const shown = list.state === 'ready' && paged ? list.view?.page : undefined;
  useShownPart(
    shown === undefined
      ? undefined
      : {
          ...(shown > 1 ? { page: String(shown) } : {}),
          ...(filter && asked !== undefined ? { [filter]: asked } : {}),
        },
  );
  return {
    list,
    paged,
    isFirst: page === 1 && asked === undefined,
    head: filter ? (
      <ListFilter
        by={filter}
        values={values.length > 0 ? values : (list.view?.filter ?? [])}
        open={asked}
        collection={list.collection}
      />
    ) : null,
  };
}
