import { Activity, memo, useEffect, useMemo } from 'react';
import type { AddressParts } from '../../../schema/path/split-address.ts';
import { Deferred } from '../../deferred/deferred.tsx';
import { OfScreen } from '../../screen/of-screen.tsx';
import type { Screen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useZoneView } from '../../zone/use-zone-view.ts';
import { preparedPageAtom } from '../prepared-page.ts';
import { AheadBoundary } from './ahead-boundary.tsx';
import { aheadAttribute, layOutAhead } from './lay-out-ahead.ts';
import { pagePart } from './page-part.ts';
import css from './page-slot.module.css';

type PageSlotProps = {
  readonly screen: Screen;
  readonly address: AddressParts;
  /** Whether it is drawn ahead: out of sight, and nothing of it runs. */
  readonly isAhead: boolean;
};

/**
 * A page that is drawn in the browser, of a screen of its own: what stands around it may still be of the one before, and
 * it may be drawn before its address is open.
 */
export const PageSlot = memo(function PageSlot({ screen, address, isAhead }: PageSlotProps) {
  const zone = useZoneView(screen, address.query);
  const placed = useMemo(() => ({ screen, zone, address }), [screen, zone, address]);
  useEffect(() => {
    const content = isAhead ? document.getElementById('content') : null;
    return content ? layOutAhead(content) : undefined;
  }, [isAhead]);
  const { store } = useSiteState();
  useEffect(() => {
    const before = isAhead ? undefined : store.get(preparedPageAtom);
    if (!before) return undefined;
    // It stands by now, or was not wanted. After the paint: whatever is set is drawn at once.
    const timer = setTimeout(() => {
      if (store.get(preparedPageAtom) === before) store.set(preparedPageAtom, undefined);
    });
    return () => clearTimeout(timer);
  }, [store, isAhead]);
  return (
    <Activity mode={isAhead ? 'hidden' : 'visible'}>
      <AheadBoundary isAhead={isAhead}>
        <div
          className={isAhead ? `${css.page} ${css.ahead}` : css.page}
          {...{ [aheadAttribute]: isAhead || undefined }}
        >
          <OfScreen placed={placed}>
            <Deferred part={pagePart} />
          </OfScreen>
        </div>
      </AheadBoundary>
    </Activity>
  );
});
