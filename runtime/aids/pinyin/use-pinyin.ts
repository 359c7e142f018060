import { useEffect, useRef } from 'react';

/**
 * Writes pinyin above the Chinese characters of the page's content. The dictionary, which is large, is loaded for that.
 * @param onFail called where it does not load
 */
export function usePinyin(isWanted: boolean, onFail: () => void): void {
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });
  useEffect(() => {
    if (!isWanted) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const annotatePage = (await import('./annotate-page.ts')).annotatePage;
      if (!isOver) end = annotatePage();
    };
    begin().catch(() => fail.current());
    return () => {
      isOver = true;
      end?.();
    };
  }, [isWanted]);
}
