import { type RefObject, useEffect } from 'react';
import { idPrefix } from '../../../schema/content/heading-ids.ts';
import { usePlacePart } from '../../router/open-place.ts';
import { useHash } from '../../router/router.tsx';
import { useBuiltPage } from '../../state/built-page.ts';

/** The id that a hash names; as it stands where it is encoded wrongly. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * Goes to the place of a text that the address names, once the text is there: after a link, and at the start of
 * a load. In hash mode no browser does it, in the other one only where the text came with the page. Back and
 * forward keep the place that the browser restores.
 * @param text changes with what it shows
 */
export function useTextAnchor(place: RefObject<HTMLElement | null>, text: string): void {
  const hash = useHash();
  const isBuilt = useBuiltPage() !== undefined;
  // A text without a place to go to is not drawn anew with each arrival.
  const arrival = usePlacePart(({ location: { key }, kind }) => {
    if (hash.length < 2) return 'nowhere';
    if (key === 'default') return 'first';
    return kind === 'POP' ? 'back' : key;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new arrival goes there again, a new text has the place
  useEffect(() => {
    if (arrival === 'nowhere' || arrival === 'back') return;
    const id = idIn(hash);
    const target = [id, idPrefix + id]
      .map((each) => place.current?.querySelector<HTMLElement>(`[id=${JSON.stringify(each)}]`))
      .find((each) => each);
    if (!target) return;
    // The browser went to it when the page was loaded; the visitor may have gone on since.
    if (!isBuilt || arrival !== 'first') target.scrollIntoView({ block: 'start' });
    // Readers hear on from there, and the next Tab goes on behind it.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [hash, arrival, text]);
}
