import { useState } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { useMessages } from '../screen/use-messages.ts';
import { useRootAddress } from '../screen/use-root-address.ts';
import { useAsset } from '../state/use-asset.ts';
import layout from '../styles/layout.module.css';
import status from '../styles/status-text.module.css';
import button from '../ui/element/button.module.css';
import { MoreLink } from '../ui/element/more-link.tsx';
import type { FailureNoticeProps } from './failure-notice.tsx';
import css from './failure-scene.module.css';

/** In the frame of a page that did not load: what went wrong beside a picture, and a button to try again. */
export function FailureScene({ attempt, title, text, action, onAction }: FailureNoticeProps) {
  const { form, table } = useScreen();
  const t = useMessages();
  const asset = useAsset();
  const root = useRootAddress();
  const { picture } = table.errors;
  const [isBroken, setBroken] = useState(false);
  return (
    <div className={form === 'mobile' ? css.mobile : css.desktop}>
      <div className={css.words}>
        <div key={attempt} role="alert">
          <h1 className={`${layout.title} ${status.title}`}>{title}</h1>
          <p className={status.text}>{text}</p>
        </div>
        <div className={css.ways}>
          <button type="button" className={button.button} onClick={onAction}>
            {action}
          </button>
          {root === undefined ? null : <MoreLink to={root}>{t('backHome')}</MoreLink>}
        </div>
      </div>
      <div className={css.frame}>
        {picture && !isBroken ? (
          <img
            className={css.picture}
            src={asset(picture)}
            alt=""
            width={840}
            height={760}
            onError={() => setBroken(true)}
          />
        ) : null}
      </div>
    </div>
  );
}
