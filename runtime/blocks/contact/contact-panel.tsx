import type { BlockOf } from '../../../schema/model.ts';
import { telephoneAddress } from '../../text/telephone-address.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './contact-panel.module.css';

type ContactPanelProps = { readonly item: BlockOf<'contact'>['items'][number] };

/** An office beside a text: its number large, the rest in small lines below. */
export function ContactPanel({ item }: ContactPanelProps) {
  const { text, address = [], phone, mail, hours, link } = item;
  const lines = [...address, hours, text].filter((line) => line !== undefined);
  return (
    <>
      {phone ? (
        <p>
          <a className={css.phone} href={telephoneAddress(phone)}>
            <bdi>{phone}</bdi>
          </a>
        </p>
      ) : null}
      {lines.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      {mail || link ? (
        <p className={css.links}>
          {mail ? (
            <a className={css.link} href={`mailto:${mail}`}>
              <bdi>{mail}</bdi>
            </a>
          ) : null}
          {link ? (
            <SiteLink to={link.link} className={css.link}>
              {link.label}
            </SiteLink>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
