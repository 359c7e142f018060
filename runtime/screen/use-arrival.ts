import { useLayoutEffect } from 'react';
import { useAddress, useArrivalKind } from '../router/router.tsx';
import { useScreen } from './screen-context.ts';

/**
 * After a link inside the site: the new screen from its top, and its content in focus, so that readers
 * hear it. Back and forward keep the place that the browser restores.
 */
export function useArrival(): void {
  const { path } = useScreen();
  const { hash } = useAddress();
  const kind = useArrivalKind();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new arrival, whatever else changes
  useLayoutEffect(() => {
    if (kind !== 'PUSH' || hash) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path]);
}
