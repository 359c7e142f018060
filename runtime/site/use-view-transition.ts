import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser fades one page into the next, and the visitor has nothing against motion. */
const fades = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  document.visibilityState === 'visible' &&
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Lets the page on the screen give way to the next one by a view transition: what stands there is returned until the
 * browser has its picture of it.
 * @param next what is to be shown
 * @param key names the page of it; undefined while there is none
 * @param isWanted only then it fades
 */
export function useViewTransition<Value>(
  next: Value | undefined,
  key: string | undefined,
  isWanted: boolean,
): Value | undefined {
  const [current, setCurrent] = useState(key);
  const before = useRef(next);
  const stays =
    current !== key && isWanted && next !== undefined && before.current !== undefined && fades();
  useLayoutEffect(() => {
    if (!stays) {
      setCurrent(key);
      return undefined;
    }
    let isOver = false;
    const { ready, finished, updateCallbackDone } = document.startViewTransition(() => {
      if (!isOver) flushSync(() => setCurrent(key));
    });
    // One that is skipped has shown the page all the same.
    for (const each of [ready, finished, updateCallbackDone]) each.catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [stays, key]);
  useLayoutEffect(() => {
    if (!stays) before.current = next;
  });
  return stays ? before.current : next;
}
