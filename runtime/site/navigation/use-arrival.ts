import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress, useArrivalKind, useHash } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { focusHeading } from './focus-heading.ts';
import { type FollowedLink, findFollowed, followedLinkAt } from './followed-link.ts';

const contentId = 'content';

/**
 * Whether a click leads on within the page that is read: among its sections, pages, filters, or by a link that says so
 * (`data-within`); not by a link in its text.
 */
function isWithinPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.closest(`#${contentId}`)) return false;
  return !target.closest('a') || target.closest('nav,[data-within]') !== null;
}

type Last = { path: string; withinPage: boolean; link?: FollowedLink | undefined };

/**
 * After a link inside the site: the new screen from its top, and its heading in focus, so that readers
 * hear it. In the content, navigation to another query of the same path (its sections, its pages) leaves
 * the visitor in their place; any other link does not. A place within
 * a text is gone to when the text is there (`use-text-place.ts`). Back and forward keep the place that the
 * browser restores.
 */
export function useArrival(): void {
  const { path } = useScreen();
  const { query } = useAddress();
  const hash = useHash();
  const kind = useArrivalKind();
  const last = useRef<Last>({ path: '', withinPage: false });
  // Only the click says which link was followed: the focus may be gone with a closed menu.
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      last.current.withinPage = isWithinPage(target);
      last.current.link = followedLinkAt(target);
    };
    // Before the link is followed, which may take it from the page.
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or query is a new arrival, whatever else changes
  useLayoutEffect(() => {
    const isSamePath = last.current.path === path;
    const stays = isSamePath && (last.current.withinPage || hash !== '');
    last.current.path = path;
    if (kind !== 'PUSH') return;
    if (stays) {
      // A built page is drawn anew with the first step inside of it.
      if (document.activeElement === document.body && last.current.link)
        findFollowed(last.current.link)?.focus({ preventScroll: true });
      return;
    }
    window.scrollTo(0, 0);
    const content = document.getElementById(contentId);
    return content ? focusHeading(content) : undefined;
  }, [path, query]);
}
