import { useEffect } from 'react';
import { askedPage, pageKey } from '../../content/asked-page.ts';
import { turnsAttribute } from '../../router/follow-links.ts';
import { useGo } from '../../router/router.tsx';
import { useQuery } from '../../router/use-query.ts';
import { useListAddress } from './list-address.ts';

/**
 * Puts the address of the last page in the place of one behind it, so that address, title and rows say the same. Where
 * several lists are on a page, another one may have so many.
 * @param pages how many there are; undefined while that is not known
 */
export function useLastPage(pages: number | undefined): void {
  const asked = askedPage(useQuery());
  const address = useListAddress();
  const go = useGo();
  const to =
    pages !== undefined && asked > pages
      ? address({ [pageKey]: pages > 1 ? String(pages) : undefined })
      : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is gone to is all that counts
  useEffect(() => {
    const isAlone = document.querySelectorAll(`[${turnsAttribute}]`).length < 2;
    if (to !== undefined && isAlone) go(to, { replace: true });
  }, [to]);
}
