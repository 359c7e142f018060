import { useMessages } from '../../screen/screen-context.ts';
import { useInBrowser } from '../../state/use-in-browser.ts';
import button from '../element/button.module.css';
import { classes } from '../element/classes.ts';
import { AddressField } from './address-field.tsx';
import { QrCode } from './qr-code.tsx';
import { shareAddress } from './share-address.ts';
import css from './share-page.module.css';

/** What the dialog to share a page holds: its code, its link, the way to the system's own sheet. */
export function SharePage({ address }: { readonly address: string }) {
  const say = useMessages();
  const canShare = useInBrowser(() => typeof navigator.share === 'function', false);
  return (
    <>
      <p className={css.text}>{say('scanCode')}</p>
      <QrCode address={address} className={css.code} />
      <AddressField label={say('pageAddress')} address={address} />
      {canShare ? (
        <button
          type="button"
          className={classes(button.button, button.line, css.share)}
          onClick={() => shareAddress(document.title, address)}
        >
          {say('share')}
        </button>
      ) : null}
    </>
  );
}
