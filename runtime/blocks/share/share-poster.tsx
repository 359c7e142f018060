import { useState } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import { useInBrowser } from '../../state/use-in-browser.ts';
import layout from '../../styles/layout.module.css';
import button from '../../ui/element/button.module.css';
import { classes } from '../../ui/element/classes.ts';
import more from '../../ui/element/more-link.module.css';
import { Picture } from '../../ui/element/picture.tsx';
import { QrCode } from '../../ui/share/qr-code.tsx';
import { shareAddress } from '../../ui/share/share-address.ts';
import { type MadePicture, makePicture } from './make-picture.ts';
import { offerPicture } from './offer-picture.ts';
import type { Poster } from './poster.ts';
import css from './share-poster.module.css';

/**
 * Picture, text and code on one sheet, with buttons to save it and to pass it on. Once it is saved the
 * picture itself stands in the sheet's place: what does not download is held down.
 */
export function SharePoster(poster: Poster) {
  const { title, siteName, address, picture } = poster;
  const { form } = useScreen();
  const t = useMessages();
  const asset = useAsset();
  const canShare = useInBrowser(() => typeof navigator.share === 'function', false);
  const [last, setMade] = useState<MadePicture & { readonly of: string }>();
  // Other words want another picture.
  const made = last?.of === title ? last : undefined;
  const [state, setState] = useState<'idle' | 'making' | 'pictureReady' | 'pictureFailed'>('idle');

  const byHand = made || picture ? t(form === 'mobile' ? 'holdPicture' : 'clickPicture') : '';

  const save = async () => {
    if (state === 'making') return;
    setState('making');
    try {
      const saved = made ?? (await makePicture(poster, picture && asset(picture.src)));
      setMade({ ...saved, of: title });
      setState('pictureReady');
      await offerPicture(saved, form === 'mobile');
    } catch {
      // No canvas, or one that gives nothing away: the message says what is left to do.
      setState('pictureFailed');
    }
  };

  return (
    <>
      {made ? (
        <img className={css.made} src={made.url} alt={`${title}, ${siteName}, ${address}`} />
      ) : (
        <div className={css.sheet}>
          {picture ? (
            <Picture picture={picture} width={600} height={400} first className={css.picture} />
          ) : null}
          <div className={css.panel} data-ground="sea">
            <div className={css.words}>
              <p className={`${layout.title} ${css.title}`}>{title}</p>
              <p className={css.name}>{siteName}</p>
            </div>
            <QrCode address={address} className={css.code} />
          </div>
        </div>
      )}
      <div className={css.actions}>
        <button type="button" className={classes(button.button, css.action)} onClick={save}>
          {t('savePicture')}
        </button>
        {canShare ? (
          <button
            type="button"
            className={classes(button.button, button.line, css.action)}
            onClick={() => shareAddress(title, address)}
          >
            {t('share')}
          </button>
        ) : null}
        {made ? (
          <a className={classes(more.more, css.action)} href={made.url} download={made.name}>
            {t('download')}
          </a>
        ) : null}
      </div>
      <p role="status" className={css.state}>
        {state === 'pictureReady' || state === 'pictureFailed' ? `${t(state)} ${byHand}` : ''}
      </p>
    </>
  );
}
