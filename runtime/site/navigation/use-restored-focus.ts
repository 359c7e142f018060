import { useLayoutEffect, useRef } from 'react';
import type { Place } from '../../router/open-place.ts';
import { focusHeading } from './focus-heading.ts';
import { type FollowedLink, findFollowed, followedLinkAt } from './followed-link.ts';

/**
 * Gives the focus back to the link that was followed from a page, on the way back to it: nobody begins at its top again.
 * @param key of the open entry of the history
 * @param kind how the visitor came there
 * @param waits whether its page is awaited
 */
export function useRestoredFocus(key: string, kind: Place['kind'], waits: boolean): void {
  /** By entry of the history: what was followed from there. */
  const links = useRef(new Map<string, FollowedLink>());
  const arrived = useRef(key);
  useLayoutEffect(() => {
    const keep = ({ target }: Pick<Event, 'target'>): void => {
      const link = followedLinkAt(target);
      if (link) links.current.set(key, link);
    };
    // One that was followed before this code was there has the focus.
    if (arrived.current === key) keep({ target: document.activeElement });
    window.addEventListener('click', keep, true);
    return () => window.removeEventListener('click', keep, true);
  }, [key]);
  useLayoutEffect(() => {
    if (waits || arrived.current === key) return undefined;
    arrived.current = key;
    const content = document.getElementById('content');
    const link = links.current.get(key);
    return kind === 'POP' && content
      ? focusHeading(content, () => link && findFollowed(link))
      : undefined;
  }, [waits, key, kind]);
}
