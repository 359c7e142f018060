import { useEffect, useRef } from 'react';
import type { BlockOf } from '../../../schema/model.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Drawing } from '../../ui/element/drawing.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './form-sent.module.css';

type FormSentProps = {
  readonly sent: BlockOf<'form'>['sent'];
  readonly onAgain: () => void;
};

/** That it was sent, and what comes next; it takes the focus. */
export function FormSent({ sent, onAgain }: FormSentProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const {
    title = t('formSent'),
    text = sent ? undefined : t('formSentText'),
    links = [],
  } = sent ?? {};
  return (
    <div ref={place} tabIndex={-1} role="status" className={css.sent}>
      <Drawing
        d="M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0ZM8 12.5l3 3 5.5-6.5"
        className={css.sign}
      />
      <div>
        <Heading below className={css.title}>
          {title}
        </Heading>
        {text ? <p className={css.text}>{text}</p> : null}
        <ul className={css.links}>
          {links.map(({ label, link }, index) => (
            <li key={locationKey(index, label)}>
              <MoreLink to={link}>{label}</MoreLink>
            </li>
          ))}
          <li>
            <button type="button" className={css.again} onClick={onAgain}>
              {t('formAgain')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
