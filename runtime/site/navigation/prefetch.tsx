import { useEffect } from 'react';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { loadScreen } from '../../resolve/load-screen.ts';
import { routeLinkAt } from '../../router/follow-links.ts';
import { useOpenPlace } from '../../router/open-place.ts';
import { useCompleteAddress } from '../../router/router.tsx';
import { useSiteState } from '../../state/site-state.ts';
import { preparedPageAtom } from '../prepared-page.ts';
import { isSameShown } from '../shown.ts';

/** Milliseconds for which a pointer rests on a link before it counts: less is on its way elsewhere. */
const rest = 65;

/** Waits until what the browser has to do already is done. React draws what is hidden when there is nothing else. */
const laterTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Whether the visitor asked browsers to load no more than what is wanted. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Loads what a link inside the site leads to while the visitor is about to follow it, and has it drawn ahead: the
 * pointer rests on it, it has the focus, or it is touched. Not where visitors save data.
 */
export function Prefetch(): null {
  const state = useSiteState();
  const { store, resources } = state;
  const place = useOpenPlace();
  const root = `${useCompleteAddress('/').replace(/\/$/, '')}/`;
  useEffect(() => {
    if (savesData()) return undefined;
    let wanted = '';
    let timer = 0;
    const prefetch = async (address: string): Promise<void> => {
      const [path = ''] = address.split('#', 1);
      wanted = path;
      const target = splitAddress(path);
      const { view, requests } = await loadScreen(state, target);
      await laterTask();
      if (wanted !== path || view.kind !== 'screen') return;
      if (target.path === place.get().location.pathname) return;
      const page = { view, requests, address: target, version: resources.version() };
      const before = store.get(preparedPageAtom);
      // What is drawn already is not drawn again.
      if (!before || !isSameShown(before, page)) store.set(preparedPageAtom, page);
    };
    const want = (target: EventTarget | null): void => {
      const found = routeLinkAt(target, root);
      // What does not come is asked for when the link is followed.
      if (found) prefetch(found.address).catch(() => undefined);
    };
    const now = ({ target }: Event): void => want(target);
    const soon = ({ target, pointerType }: PointerEvent): void => {
      window.clearTimeout(timer);
      if (pointerType === 'mouse') timer = window.setTimeout(() => want(target), rest);
    };
    // On their way in: React lets none of them out of a part that it did not hydrate.
    document.addEventListener('pointerover', soon, true);
    document.addEventListener('focusin', now, true);
    document.addEventListener('touchstart', now, { passive: true, capture: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', soon, true);
      document.removeEventListener('focusin', now, true);
      document.removeEventListener('touchstart', now, true);
    };
  }, [state, store, resources, place, root]);
  return null;
}
