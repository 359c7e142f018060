import { useEffect, useMemo } from 'react';
import { splitAddress } from '../../schema/path/split-address.ts';
import { useNeeds } from '../resources/use-needs.ts';
import { useAddress, useGo } from '../router/router.tsx';
import { useSiteState } from '../state/site-state.ts';
import { entryOfScreen } from './entry-of-screen.ts';
import { LoadFailure } from './load-failure.tsx';
import { screenData, screenNeeds } from './screen-needs.ts';
import { type Opened, screenOf } from './screen-of.ts';
import { ScreenView } from './screen-view.tsx';
import { Spinner } from './spinner.tsx';
import { StatusScreen } from './status-screen.tsx';
import { tableIndex } from './table-index.ts';

/** The screen of a route that opens: loaded, then shown; 404 where its page or its entry is missing. */
export function LoadedScreen({ opened }: { readonly opened: Opened }) {
  const state = useSiteState();
  const go = useGo();
  const { query, hash } = useAddress();
  const { table, row, path } = opened;
  const needs = useMemo(() => screenNeeds(state, table, row, row?.page), [state, table, row]);
  const progress = useNeeds(needs);
  const data = progress === 'ready' ? screenData(state, table, row) : undefined;
  const page = data && row?.page !== undefined ? data.pages[row.page] : undefined;
  const screen = page && data && screenOf(state.model, opened, page, data, row?.title ?? '');
  const entry = screen && entryOfScreen(screen.page, screen.params.id, screen.collections);
  const { href } = entry ?? {};
  const entryPath = href === undefined ? undefined : splitAddress(href).path;
  const isElsewhere =
    entryPath !== undefined &&
    entryPath !== path &&
    tableIndex(table).match(entryPath)?.value === row;
  useEffect(() => {
    if (isElsewhere && entryPath) go(entryPath + query + hash, { replace: true });
  });
  if (progress === 'failed') return <LoadFailure language={table.language} needs={needs} />;
  if (progress === 'loading' || !data) return <Spinner words={table.messages.loading ?? ''} />;
  if (!screen || entry === null) return <StatusScreen kind="notFound" opened={opened} />;
  return isElsewhere ? (
    <Spinner words={table.messages.loading ?? ''} />
  ) : (
    <ScreenView screen={screen} />
  );
}
