import { keepClosed } from './closed-notices.ts';

/** Goes on with the page where the notice was that has just been closed. */
export const leaveNotice = (): void =>
  document.getElementById('content')?.focus({ preventScroll: true });

/** Closes the notice of a built page whose button is pressed, whether its code is there or not. */
export function closeNoticeAt({ target }: Event): void {
  const notice =
    target instanceof Element
      ? target.closest('button')?.closest<HTMLElement>('[data-notice]')
      : undefined;
  if (!notice) return;
  keepClosed(notice.dataset.notice ?? '');
  notice.hidden = true;
  leaveNotice();
}
