import { useRef, useState } from 'react';
import type { CollectionModel } from '../../schema/content/collection-model.ts';
import { listKey } from '../../schema/content/content-files.ts';
import type { FilterValue, ListPage } from '../../schema/content/content-model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { useNeeds, useResources } from '../resources/use-needs.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { type Entry, entryOf } from './entry.ts';
import { listNeed } from './list-need.ts';
import type { ListRequest } from './list-request.ts';
import { useFreshness } from './use-freshness.ts';

/** A page of a list as blocks show it. */
export type ListView = {
  readonly entries: readonly Entry[];
  readonly total: number;
  readonly size: number;
  readonly page: number;
  /** At least one. */
  readonly pages: number;
  readonly filter: readonly FilterValue[];
};

export type ListState = {
  readonly collection: CollectionModel | undefined;
  /** What there is to see: the page asked for, or while it is awaited the one before. */
  readonly view: ListView | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  /** Milliseconds since 1970 of what is shown, where the source did not answer since. */
  readonly staleSince: number | undefined;
  readonly retry: () => void;
  /** Asks again for what is awaited. */
  readonly askAgain: () => void;
};

/** The first page of a list as far as it is there: it tells how many pages there are. */
function useFirstPage(request: ListRequest): ListPage | undefined {
  const site = useSiteState();
  const { table, lists } = useScreen();
  const resources = useResources();
  const embedded = ownValue(lists, listKey(request.collection, request.where));
  if (embedded) return embedded;
  const first = resources.read<ListPage | null>(listNeed(site, table, { ...request, page: 1 }).key);
  return first?.state === 'ready' ? (first.value ?? undefined) : undefined;
}

/**
 * A page of a list: what came with the page at once, everything else when it has arrived. For a page behind
 * the last one, where that is known, the last.
 */
export function useList(asked: ListRequest): ListState {
  const site = useSiteState();
  const { table, lists, params } = useScreen();
  const resources = useResources();
  const [attempt, setAttempt] = useState(0);
  const collection = ownValue(table.collections, asked.collection);
  const first = useFirstPage(asked);
  const last = Math.max(1, Math.ceil((first?.total ?? 0) / (collection?.size ?? 1)));
  const request = first && asked.page > last ? { ...asked, page: last } : asked;
  const embedded =
    request.page === 1 ? ownValue(lists, listKey(request.collection, request.where)) : undefined;
  const need = listNeed(site, table, { ...request, params });
  useNeeds(embedded ? [] : [need], `${need.key} ${attempt}`);
  const staleSince = useFreshness(need, collection?.http, attempt);
  const resource = resources.read<ListPage | null>(need.key);
  const found = embedded ?? (resource?.state === 'ready' ? resource.value : undefined);
  const before = useRef<ListView>(undefined);
  const size = collection?.size ?? 1;
  const view =
    found === undefined
      ? undefined
      : {
          entries: (found?.entries ?? []).map((item) =>
            entryOf(item, request.collection, collection, site.model),
          ),
          total: found?.total ?? 0,
          size,
          page: request.page,
          pages: Math.max(1, Math.ceil((found?.total ?? 0) / size)),
          filter: found?.filter ?? [],
        };
  if (view) before.current = view;
  const state = view ? 'ready' : resource?.state === 'failed' ? 'failed' : 'loading';
  return {
    collection,
    view: view ?? (state === 'loading' ? before.current : undefined),
    state,
    staleSince,
    retry: () => setAttempt(attempt + 1),
    askAgain: () => resources.askAgain(need),
  };
}
