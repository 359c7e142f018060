import { useArrivalKey, useArrivalKind } from '../../router/router.tsx';
import { useAnnouncedTitle } from './use-announced-title.ts';
import { useCareKey } from './use-care-key.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { useScrollPlaces } from './use-scroll-places.ts';

type HistoryFollowerProps = {
  /** Whether the page of the open address is awaited. */
  readonly waits: boolean;
};

/**
 * Does what an entry of the history asks for when it is opened, and hears the key of the accessibility bar. It stands for
 * as long as the site runs, and comes when nothing else is awaited.
 */
export function HistoryFollower({ waits }: HistoryFollowerProps): null {
  const key = useArrivalKey();
  const kind = useArrivalKind();
  useScrollPlaces(key, kind, waits);
  useRestoredFocus(key, kind, waits);
  useAnnouncedTitle(key, kind);
  useCareKey();
  return null;
}
