import { createPortal } from 'react-dom';
import { retryAwaited, retryFailed } from '../../requests/retry-requests.ts';
import { useBackOnline } from '../../requests/use-back-online.ts';
import type { Part } from '../../requests/use-part.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import css from './part-notice.module.css';

export type PartTroubleProps = Pick<Part<unknown>, 'trouble' | 'request'> & {
  /** Called when the visitor does without the part. */
  readonly onClose: () => void;
};

/**
 * At the foot of the window while a part that the visitor opened does not come: a plain message and a button to try
 * again. When the network is back it is tried again by itself.
 */
export function PartNotice({ trouble, request, onClose }: PartTroubleProps) {
  const t = useMessages();
  const state = useSiteState();
  const retry = (): void =>
    void (trouble === 'failed' ? retryFailed([request], state) : retryAwaited([request], state));
  useBackOnline(retry);
  return createPortal(
    <div className={css.notice}>
      {trouble === 'failed' ? (
        <div role="alert">
          <p className={css.title}>{t('loadFailed')}</p>
          <p>{t('loadFailedText')}</p>
        </div>
      ) : (
        <p role="status">{t('loadSlow')}</p>
      )}
      <button type="button" className={css.action} onClick={retry}>
        {t('retry')}
      </button>
      <button type="button" className={css.action} onClick={onClose}>
        {t('close')}
      </button>
    </div>,
    document.body,
  );
}
