import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddress, useArrivalKind, useHash } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { focusHeading } from './focus-heading.ts';

const contentId = 'content';

/**
 * Whether a click leads on within the page that is read: among its sections, pages, filters, or by a link that says so
 * (`data-within`); not by a link in its text.
 */
function isWithinPage(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.closest(`#${contentId}`)) return false;
  return !target.closest('a') || target.closest('nav,[data-within]') !== null;
}

/** What a link is known by on a page that is drawn anew: its address as it is written, and its words. */
const known = (link: Element): string => link.getAttribute('href') + (link.textContent ?? '');

/** A built page is drawn anew with the first step inside of it: the focus stays at the link that led there. */
function keepFocus(name: string): void {
  if (document.activeElement !== document.body) return;
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${contentId} a[href]`);
  const same = [...links].find((link) => known(link) === name);
  same?.focus({ preventScroll: true });
}

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
  const last = useRef({ path: '', withinPage: false, name: '' });
  // Only the click says which link was followed: the focus may be gone with a closed menu.
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      last.current.withinPage = isWithinPage(target);
      const link = target instanceof Element ? target.closest('a') : null;
      last.current.name = link ? known(link) : '';
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
      keepFocus(last.current.name);
      return;
    }
    window.scrollTo(0, 0);
    const content = document.getElementById(contentId);
    return content ? focusHeading(content) : undefined;
  }, [path, query]);
}
