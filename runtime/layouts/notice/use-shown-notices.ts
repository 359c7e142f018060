import { useEffect, useState } from 'react';
import { isNoticeDue, type NoticeModel } from '../../../schema/notice-model.ts';
import { closedNotices, keepClosed } from './closed-notices.ts';

/** The longest that a browser waits for, in milliseconds (HTML, timers). */
const longestWait = 2 ** 31 - 1;

/** What decides on which notices are shown. */
const state = () => ({ now: Date.now(), closed: closedNotices() });

type ShownNotices = {
  readonly isShown: (notice: NoticeModel) => boolean;
  readonly close: (id: string) => void;
};

/** Which notices are shown: by the clock, and by what was closed in this tab or another. */
export function useShownNotices(notices: readonly NoticeModel[]): ShownNotices {
  const [known, setKnown] = useState(() => (import.meta.env.SSR ? undefined : state()));
  const now = known?.now ?? 0;
  useEffect(() => {
    const refresh = () => setKnown(state());
    const moments = notices.flatMap(({ from, until }) => [from ?? 0, until ?? 0]);
    const wait = Math.min(
      longestWait,
      ...moments.filter((time) => time > now).map((time) => time - now),
    );
    const timer = setTimeout(refresh, Math.max(0, wait));
    addEventListener('storage', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [notices, now]);
  return {
    isShown: (notice) =>
      known ? isNoticeDue(notice, known.now) && !known.closed.includes(notice.id) : !notice.later,
    close: (id) => {
      keepClosed(id);
      setKnown(state());
    },
  };
}
