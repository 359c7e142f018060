import type { ReactNode } from 'react';
import type { ListState, ListView } from '../../content/use-list.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../element/classes.ts';
import { ContentFailure, SlowNote, StaleNote } from '../notice/content-notice.tsx';
import { EmptyState } from '../notice/empty-state.tsx';
import { Skeleton } from '../notice/skeleton.tsx';
import css from './list-boundary.module.css';
import { Pagination } from './pagination.tsx';
import { useLastPage } from './use-last-page.ts';
import { usePageFocus } from './use-page-focus.ts';

type ListBoundaryProps = {
  readonly list: ListState;
  /** Above the rows. */
  readonly head?: ReactNode;
  /** Whether other pages of the list are offered. */
  readonly paged?: boolean;
  readonly children: (view: ListView) => ReactNode;
};

/** Rows that are expected while it is not known how many there are. */
const defaultRows = 5;

/**
 * What is common to all lists: awaited, failed, old, empty; pages. Where another page of it was asked for,
 * its rows come into view and get the focus.
 */
export function ListBoundary({ list, head, paged = false, children }: ListBoundaryProps) {
  const { collection, view, state, staleSince, retry, askAgain } = list;
  const t = useMessages();
  const { place, turning } = usePageFocus(state === 'ready' ? view?.page : undefined);
  useLastPage(paged && state === 'ready' ? view?.pages : undefined);
  const isAwaited = state === 'loading';
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {head}
      <StaleNote since={staleSince} onRetry={retry} />
      <SlowNote waits={isAwaited} onRetry={askAgain} />
      {state === 'failed' ? (
        <ContentFailure
          title={t('listFailed')}
          isOutside={collection?.http !== undefined}
          needsSignIn={list.needsSignIn}
          onRetry={retry}
        />
      ) : null}
      {view && view.entries.length > 0 ? (
        <div className={classes(isAwaited && css.awaited)} aria-busy={isAwaited || undefined}>
          {children(view)}
        </div>
      ) : null}
      {view && view.entries.length === 0 ? (
        <EmptyState title={t('emptyList')} text={t('emptyListText')} />
      ) : null}
      {!view && isAwaited ? <Skeleton rows={defaultRows} /> : null}
      {paged && view ? (
        <div {...turning}>
          <Pagination {...view} />
        </div>
      ) : null}
    </div>
  );
}
