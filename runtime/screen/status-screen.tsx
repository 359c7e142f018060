import { useMemo } from 'react';
import { useNeeds } from '../resources/use-needs.ts';
import { useSiteState } from '../state/site-state.ts';
import { builtInPages } from './built-in-page.ts';
import { LoadFailure } from './load-failure.tsx';
import { screenNeeds } from './screen-needs.ts';
import { type Opened, screenOf } from './screen-of.ts';
import { ScreenView } from './screen-view.tsx';
import { Spinner } from './spinner.tsx';

type StatusScreenProps = { readonly kind: 'notFound' | 'forbidden'; readonly opened: Opened };

const blockTypes = ['status'] as const;

/** The page for an address without a page of its own: the site's, else the built-in one. */
export function StatusScreen({ kind, opened }: StatusScreenProps) {
  const state = useSiteState();
  const { table } = opened;
  const name = table.errors[kind];
  const page = (name === undefined ? undefined : table.pages[name]) ?? builtInPages[kind];
  const needs = useMemo(
    () => screenNeeds(state, table, undefined, name, blockTypes),
    [state, table, name],
  );
  const progress = useNeeds(needs);
  if (progress === 'failed') return <LoadFailure language={table.language} needs={needs} />;
  if (progress === 'loading') return <Spinner words={table.messages.loading ?? ''} />;
  const title = table.messages[kind] ?? '';
  return (
    <ScreenView
      screen={screenOf(state.model, opened, page, table, title)}
      status={kind === 'forbidden' ? '403' : title}
    />
  );
}
