import type { ComponentType } from 'react';
import { withinTime } from '../../../schema/within-time.ts';
import { useRequests, useResources } from '../../requests/use-requests.ts';
import type { ResourceRequest } from '../../resources/resource-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';
import { useMessages } from '../../screen/use-messages.ts';
import button from '../element/button.module.css';
import { ModalSheet } from '../modal/modal-sheet.tsx';
import css from './share-page-dialog.module.css';

type SharePageDialogProps = {
  readonly address: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Few visitors ask for a code: it is loaded for those. */
const request: ResourceRequest = {
  key: 'share page',
  load: () => withinTime(async () => (await import('./share-page.tsx')).SharePage, lazyTimeout),
  isScript: true,
};

/** The address of a page as a code to scan and as a link to copy, in a dialog over it. */
export function SharePageDialog({ address, open, onClose }: SharePageDialogProps) {
  const t = useMessages();
  const resources = useResources();
  const loaded = resources.read<ComponentType<{ address: string }>>(request.key);
  useRequests(open ? [request] : [], address);
  return (
    <ModalSheet open={open} onClose={onClose} title={t('sharePage')}>
      {loaded?.state === 'ready' ? <loaded.value address={address} /> : null}
      {loaded?.state === 'failed' ? (
        <>
          <p className={css.text}>{t('loadFailed')}</p>
          <button
            type="button"
            className={button.button}
            onClick={() => resources.request(request)}
          >
            {t('retry')}
          </button>
        </>
      ) : null}
      {loaded === undefined || loaded.state === 'loading' ? (
        <p className={css.text}>{t('loading')}</p>
      ) : null}
    </ModalSheet>
  );
}
