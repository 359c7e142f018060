import { lateNoticeId } from '../../schema/late-notice.ts';
import { liveEvent } from '../boot/start-sign.ts';
import { lateAfter } from '../resources/time-limit.ts';

/**
 * Has the page say what works where its scripts do not come in time, with a way to load it again. The region stands in
 * the page before its words, so that they are read out; it goes when the page does what it is pressed for.
 */
export function noticeLateScripts(): void {
  const region = document.getElementById(lateNoticeId);
  const words = region?.querySelector('template');
  const timer = setTimeout(() => words?.replaceWith(words.content), lateAfter);
  addEventListener(liveEvent, () => {
    clearTimeout(timer);
    region?.remove();
  });
}
