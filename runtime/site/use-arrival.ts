import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress, useArrivalKind } from '../router/router.tsx';
import { useScreen } from '../screen/screen-context.ts';

const contentId = 'content';

/** Whether a click leads on within the page that is read: among its sections, pages, filters; not by a link in its text. */
function isWithinPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.closest(`#${contentId}`)) return false;
  return !target.closest('a') || target.closest('nav') !== null;
}

/**
 * After a link inside the site: the new screen from its top, and its content in focus, so that readers
 * hear it. In the content, navigation to another query of the same path (its sections, its pages) leaves
 * the visitor in their place; any other link does not. A place within
 * a text is gone to when the text is there (`use-text-place.ts`). Back and forward keep the place that the
 * browser restores.
 */
export function useArrival(): void {
  const { path } = useScreen();
  const { query, hash } = useAddress();
  const kind = useArrivalKind();
  const last = useRef({ path: '', withinPage: false });
  // Only the click says which link was followed: the focus may be gone with a closed menu.
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      last.current.withinPage = isWithinPage(target);
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or query is a new arrival, whatever else changes
  useLayoutEffect(() => {
    const isSamePath = last.current.path === path;
    const stays = isSamePath && (last.current.withinPage || hash !== '');
    last.current.path = path;
    if (kind !== 'PUSH' || stays) return;
    window.scrollTo(0, 0);
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [path, query]);
}
