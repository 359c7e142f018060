import { useId, useRef, useState } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import button from '../element/button.module.css';
import { classes } from '../element/classes.ts';
import css from './address-field.module.css';
import { copyText } from './copy-text.ts';

type AddressFieldProps = {
  readonly label: string;
  readonly address: string;
  /** In second place, beside another button. */
  readonly quiet?: boolean;
};

/** An address to read and to copy. Where it cannot be copied it is selected, and a message says so. */
export function AddressField({ label, address, quiet = false }: AddressFieldProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand'>();

  const copy = async () => {
    const copied = await copyText(address);
    if (!copied) {
      field.current?.focus();
      field.current?.select();
    }
    setOutcome(copied ? 'copied' : 'copyByHand');
  };

  return (
    <>
      <label htmlFor={id} className={css.label}>
        {label}
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
        <button
          type="button"
          className={classes(button.button, quiet && button.line, css.copy)}
          onClick={copy}
        >
          {t('copy')}
        </button>
      </div>
      <p role="status" className={outcome === 'copied' ? css.done : css.byHand}>
        {outcome ? t(outcome) : ''}
      </p>
    </>
  );
}
