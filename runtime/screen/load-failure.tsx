import { english } from '../../schema/messages/english.ts';
import type { RouteTable } from '../../schema/model.ts';
import type { Need } from '../resources/need.ts';
import { useSiteState } from '../state/site-state.ts';
import { FailureNotice } from './failure-notice.tsx';

type LoadFailureProps = {
  /** Missing while not even the route table is there. */
  readonly table?: RouteTable;
  readonly needs: readonly Need[];
};

/** Says that something did not load, and tries what failed again on request. */
export function LoadFailure({ table, needs }: LoadFailureProps) {
  const { resources } = useSiteState();
  const words = table?.messages ?? english;
  const retry = (): void => {
    for (const { key, load } of needs) void resources.request(key, load);
  };
  return (
    <FailureNotice
      title={words.loadFailed ?? ''}
      text={words.loadFailedText ?? ''}
      action={words.retry ?? ''}
      onAction={retry}
    />
  );
}
