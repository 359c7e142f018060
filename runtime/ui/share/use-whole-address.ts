import { useCompleteAddress } from '../../router/router.tsx';
import { useHomeAddress } from '../../screen/use-home-address.ts';
import { useInBrowser } from '../../state/use-in-browser.ts';

/**
 * An address with its host, to be passed on. A built page does not know the host it is served from: there
 * it is the path alone.
 * @param link of this site or elsewhere; default: the home of the open language
 */
export function useWholeAddress(link: string | undefined): string {
  const home = useHomeAddress();
  const target = link ?? home;
  const elsewhere = /^[a-z]+:/i.test(target);
  const complete = useCompleteAddress(elsewhere ? '/' : target);
  const origin = useInBrowser(() => location.origin, '');
  if (elsewhere) return target;
  return origin === '' ? complete : new URL(complete, `${origin}${location.pathname}`).href;
}
