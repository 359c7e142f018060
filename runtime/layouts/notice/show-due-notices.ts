import { isNoticeDue } from '../../../schema/notice-model.ts';
import { closeNoticeAt } from './close-notice.ts';
import { closedNotices } from './closed-notices.ts';

const momentOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

/**
 * Shows and hides the notices of a built page by the visitor's clock, and those that were closed, before they are
 * painted: they take no place that would be given back.
 */
export function showDueNotices(): void {
  const closed = closedNotices();
  const now = Date.now();
  const observer = new MutationObserver(() => {
    for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
      const { notice: id = '', from, until } = notice.dataset;
      const isDue = isNoticeDue({ from: momentOf(from), until: momentOf(until) }, now);
      notice.hidden = !isDue || closed.includes(id);
    }
    if (document.querySelector('#content')) observer.disconnect();
  });
  addEventListener('click', closeNoticeAt, true);
  observer.observe(document, { childList: true, subtree: true });
}
