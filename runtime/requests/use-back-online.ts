import { useEffect, useRef } from 'react';

/** Does something whenever the browser says that it is connected to a network again. */
export function useBackOnline(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const goOn = (): void => latest.current();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
}
