import { useSyncExternalStore } from 'react';
import { useAddress } from './router.tsx';

const never = () => () => undefined;

/**
 * The query of the open address. A built page was built without one, so its first render has none.
 */
export function useQuery(): URLSearchParams {
  const { query } = useAddress();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return new URLSearchParams(hydrated ? query : '');
}
