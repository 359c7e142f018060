import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The visitor's clock, in milliseconds since 1970, anew with each minute while the page is seen. Undefined while a page
 * is built, and as long as it is as it was built: the same for every visitor.
 */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer = 0;
    const tick = (): void => {
      clearTimeout(timer);
      if (document.hidden) return;
      const time = Date.now();
      setNow(time);
      timer = window.setTimeout(tick, minute - (time % minute));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
