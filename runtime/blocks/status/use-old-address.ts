import { useEffect } from 'react';
import { redirectsFile } from '../../../schema/redirects/redirect-model.ts';
import { useAddress, useGo } from '../../router/router.tsx';
import { useAsset } from '../../state/use-asset.ts';

/**
 * Goes on to where an address of an older system leads, as servers do that have the site's configuration: a server of
 * files alone, or a link of a page, shows the page that says that there is none. That page stays where the list or its
 * code does not come.
 * @param isAsked whether the open address may be one
 */
export function useOldAddress(isAsked: boolean): void {
  const { path, query } = useAddress();
  const go = useGo();
  const list = useAsset()(`/${redirectsFile}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides
  useEffect(() => {
    let isOpen = isAsked;
    const follow = async (): Promise<void> => {
      const [{ redirectMatcher }, answer] = await Promise.all([
        import('../../../schema/redirects/match-redirect.ts'),
        fetch(list),
      ]);
      const moved = redirectMatcher(await answer.json())(path, query);
      if (!isOpen || !moved || !('to' in moved)) return;
      if (moved.to.startsWith('/')) go(moved.to, { replace: true });
      else window.location.replace(moved.to);
    };
    if (isAsked) follow().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [isAsked, path, query]);
}
