import { useState } from 'react';
import type { CollectionModel } from '../../schema/content/collection-model.ts';
import type { FullEntry, ListEntry } from '../../schema/content/content-model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { useRequests, useResources } from '../requests/use-requests.ts';
import type { EntryQuery } from '../screen/entry-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { type Entry, entryOf } from './entry.ts';
import { entryRequest, type FoundEntry } from './entry-request.ts';
import { needsSignIn } from './http/needs-sign-in.ts';
import { isOver } from './is-over.ts';
import { useFreshness } from './use-freshness.ts';

/** An entry to read, as blocks show it. */
export type EntryView = Omit<FullEntry, 'previous' | 'next' | 'related' | 'named'> &
  Entry & {
    readonly previous: Entry | undefined;
    readonly next: Entry | undefined;
    readonly related: readonly Entry[];
    /** Entries that its fields name, by field. */
    readonly named: Readonly<Record<string, readonly Entry[]>>;
  };

export type EntryState = {
  readonly collection: CollectionModel | undefined;
  readonly entry: EntryView | undefined;
  readonly state: 'loading' | 'ready' | 'failed' | 'missing';
  /** Whether it failed because its source answers visitors alone who are signed in. */
  readonly needsSignIn: boolean;
  readonly staleSince: number | undefined;
  readonly retry: () => void;
  /** Asks again for what is awaited. */
  readonly askAgain: () => void;
};

/** One entry: what came with the page at once, everything else when it has arrived. */
export function useEntry(query: EntryQuery): EntryState {
  const site = useSiteState();
  const { table, entries, params } = useScreen();
  const resources = useResources();
  const [attempt, setAttempt] = useState(0);
  const [only = ''] = query.collections;
  const own = ownValue(entries, `${only}/${query.id}`);
  const embedded = own && !isOver(own) ? own : undefined;
  const request = entryRequest(site, table, { params, ...query });
  useRequests(embedded || query.id === '' ? [] : [request], `${request.key} ${attempt}`);
  const resource = resources.read<FoundEntry>(request.key);
  const found: FoundEntry | undefined = embedded
    ? { collection: only, entry: embedded }
    : resource?.state === 'ready'
      ? resource.value
      : undefined;
  const name = found?.collection ?? only;
  const collection = ownValue(table.collections, name);
  const staleSince = useFreshness(request, collection?.http, attempt);
  const common = {
    collection,
    needsSignIn: needsSignIn(resource),
    staleSince,
    retry: () => setAttempt(attempt + 1),
    askAgain: () => resources.askAgain(request),
  };
  if (found && 'html' in found.entry) {
    const { previous, next, related, named = {}, ...rest } = found.entry;
    const near = (item: FullEntry['previous']) =>
      item && !isOver(item) ? entryOf(item, name, collection, site.model) : undefined;
    const stay = (items: readonly ListEntry[]) => items.filter((item) => !isOver(item));
    const entry = {
      ...entryOf(rest, name, collection, site.model),
      previous: near(previous),
      next: near(next),
      related: stay(related).map((item) => entryOf(item, name, collection, site.model)),
      named: Object.fromEntries(
        Object.entries(named).map(([field, { collection: of, entries: items }]) => [
          field,
          stay(items).map((item) => entryOf(item, of, ownValue(table.collections, of), site.model)),
        ]),
      ),
    };
    return { ...common, entry, state: 'ready' };
  }
  const isMissing = found !== undefined || query.id === '';
  const state = isMissing ? 'missing' : resource?.state === 'failed' ? 'failed' : 'loading';
  return { ...common, entry: undefined, state };
}
