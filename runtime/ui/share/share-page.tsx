import { useMessages } from '../../screen/use-messages.ts';
import { useInBrowser } from '../../state/use-in-browser.ts';
import button from '../element/button.module.css';
import { classes } from '../element/classes.ts';
import { AddressField } from './address-field.tsx';
import { QrCode } from './qr-code.tsx';
import { shareAddress } from './share-address.ts';
import css from './share-page.module.css';

/** What the dialog to share a page holds: its code, its link, the way to the system's own sheet. */
export function SharePage({ address }: { readonly address: string }) {
  const t = useMessages();
  const canShare = useInBrowser(() => typeof navigator.share === 'function', false);
  return (
    <>
      <p className={css.text}>{t('scanCode')}</p>
      <QrCode address={address} className={css.code} />
      <AddressField label={t('pageAddress')} address={address} />
      {canShare ? (
        <button
          type="button"
          className={classes(button.button, button.line, css.share)}
          onClick={() => shareAddress(document.title, address)}
        >
          {t('share')}
        </button>
      ) : null}
    </>
  );
}
