import { useId, useRef, useState } from 'react';
import type { BlockProps } from '../page/block-props.ts';
import { useMessages, useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import button from './parts/button.module.css';
import { classes } from './parts/classes.ts';
import { PageTitle } from './parts/page-title.tsx';
import { Picture } from './parts/picture.tsx';
import css from './share.module.css';
import { useWholeAddress } from './use-whole-address.ts';

/** An address of the site to copy and pass on, beside a picture. */
export function ShareBlock({ block }: BlockProps<'share'>) {
  const { title, text, link, picture } = block;
  const { form } = useScreen();
  const say = useMessages();
  const address = useWholeAddress(link);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not allowed, or not there (http, old WebViews): the address is selected, ready to be copied by hand.
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <section className={classes(frame.wrap, css.share, form === 'desk' && css.desk)}>
      <div>
        <PageTitle className={`${frame.title} ${css.title}`}>{title}</PageTitle>
        {text ? <p className={css.text}>{text}</p> : null}
        <label htmlFor={id} className={css.label}>
          {say('address')}
        </label>
        <div className={css.row}>
          <input
            ref={field}
            id={id}
            className={css.field}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" className={`${button.button} ${css.copy}`} onClick={copy}>
            {say('copy')}
          </button>
        </div>
        <p role="status" className={css.done}>
          {copied ? say('copied') : ''}
        </p>
      </div>
      {picture ? (
        <Picture picture={picture} width={620} height={413} first className={css.picture} />
      ) : null}
    </section>
  );
}
