import { useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sharePicture } from './shared-picture.ts';

/** Whether the browser fades one page into the next, and the visitor has nothing against motion. */
const fades = (): boolean =>
  typeof document.startViewTransition === 'function' &&
  document.visibilityState === 'visible' &&
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Lets the page on the screen give way to the next one by a view transition: what stands there is returned until the
 * browser has its picture of it. The picture of an entry moves from its list to its own page.
 * @param next what is to be shown
 * @param key names the page of it, its path; undefined while there is none
 * @param isWanted only then it fades; asked once for each page
 */
export function useViewTransition<Value>(
  next: Value | undefined,
  key: string | undefined,
  isWanted: () => boolean,
): Value | undefined {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const current = useRef(key);
  const before = useRef(next);
  // Once for each page: what is on its way is not called off.
  const decision = useRef({ key, fades: false });
  if (current.current !== key && decision.current.key !== key) {
    decision.current = { key, fades: isWanted() && fades() };
  }
  const stays =
    current.current !== key &&
    next !== undefined &&
    before.current !== undefined &&
    decision.current.fades;
  useLayoutEffect(() => {
    if (!stays || key === undefined) {
      current.current = key;
      return undefined;
    }
    let isOver = false;
    const picture = sharePicture(key);
    const { ready, finished, updateCallbackDone } = document.startViewTransition(() => {
      if (isOver) return;
      current.current = key;
      flushSync(drawAgain);
      picture.arrive();
    });
    void finished.then(picture.end, picture.end);
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
