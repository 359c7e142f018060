import { useRef, useState } from 'react';
import type { CollectionModel } from '../../schema/content/collection-model.ts';
import { listKey } from '../../schema/content/content-files.ts';
import type { FilterValue, ListPage } from '../../schema/content/content-model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { useRequests, useResources } from '../requests/use-requests.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { type Entry, entryOf } from './entry.ts';
import { needsSignIn } from './http/needs-sign-in.ts';
import { isOver } from './is-over.ts';
import type { ListQuery } from './list-query.ts';
import { listRequest } from './list-request.ts';
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
  /** Whether it failed because its source answers visitors alone who are signed in. */
  readonly needsSignIn: boolean;
  /** Milliseconds since 1970 of what is shown, where the source did not answer since. */
  readonly staleSince: number | undefined;
  readonly retry: () => void;
  /** Asks again for what is awaited. */
  readonly askAgain: () => void;
};

/** The first page of a list as far as it is there: it says how many pages there are. */
function useFirstPage(query: ListQuery): ListPage | undefined {
  const site = useSiteState();
  const { table, lists } = useScreen();
  const resources = useResources();
  const embedded = ownValue(lists, listKey(query.collection, query.where));
  if (embedded) return embedded;
  const first = resources.read<ListPage | null>(
    listRequest(site, table, { ...query, page: 1 }).key,
  );
  return first?.state === 'ready' ? (first.value ?? undefined) : undefined;
}

/**
 * A page of a list: what came with the page at once, everything else when it has arrived. For a page behind
 * the last one, where that is known, the last.
 */
export function useList(asked: ListQuery): ListState {
  const site = useSiteState();
  const { table, lists, params } = useScreen();
  const resources = useResources();
  const [attempt, setAttempt] = useState(0);
  const collection = ownValue(table.collections, asked.collection);
  const first = useFirstPage(asked);
  const last = Math.max(1, Math.ceil((first?.total ?? 0) / (collection?.size ?? 1)));
  const query = first && asked.page > last ? { ...asked, page: last } : asked;
  const embedded =
    query.page === 1 ? ownValue(lists, listKey(query.collection, query.where)) : undefined;
  const request = listRequest(site, table, { ...query, params });
  useRequests(embedded ? [] : [request], `${request.key} ${attempt}`);
  const resource = resources.read<ListPage | null>(request.key);
  // Where there is no such page, the first one says how many there are.
  const isBeyond = query.page > 1 && !first && resource?.state === 'ready' && !resource.value;
  const start = listRequest(site, table, { ...asked, page: 1, params });
  useRequests(isBeyond ? [start] : [], isBeyond ? start.key : '');
  const isAwaited = isBeyond && (resources.read(start.key)?.state ?? 'loading') === 'loading';
  const staleSince = useFreshness(request, collection?.http, attempt);
  const found =
    embedded ?? (resource?.state === 'ready' && !isAwaited ? resource.value : undefined);
  const before = useRef<ListView>(undefined);
  const size = collection?.size ?? 1;
  const view =
    found === undefined
      ? undefined
      : {
          entries: (found?.entries ?? [])
            .filter((item) => !isOver(item))
            .map((item) => entryOf(item, query.collection, collection, site.model)),
          total: found?.total ?? 0,
          size,
          page: query.page,
          pages: Math.max(1, Math.ceil((found?.total ?? 0) / size)),
          filter: found?.filter ?? [],
        };
  if (view) before.current = view;
  const state = view ? 'ready' : resource?.state === 'failed' ? 'failed' : 'loading';
  return {
    collection,
    needsSignIn: needsSignIn(resource),
    view: view ?? (state === 'loading' ? before.current : undefined),
    state,
    staleSince,
    retry: () => setAttempt(attempt + 1),
    askAgain: () => resources.askAgain(request),
  };
}
