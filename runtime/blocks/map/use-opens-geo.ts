import { useInBrowser } from '../../state/use-in-browser.ts';

/** Whether the visitor's system has an application for geo: addresses. Apple's systems have none. */
export const useOpensGeo = (): boolean =>
  useInBrowser(() => !/iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent), false);
