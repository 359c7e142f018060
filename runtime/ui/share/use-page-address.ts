import { useAddress } from '../../router/router.tsx';
import { useWholeAddress } from './use-whole-address.ts';

/** The address of the page that is open, with its host, to be passed on. */
export function usePageAddress(): string {
  const { path, query } = useAddress();
  return useWholeAddress(path + query);
}
