import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { telephoneAddress } from '../../text/telephone-address.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import css from './links-hotline.module.css';

type LinksHotlineProps = { readonly hotline: NonNullable<BlockOf<'links'>['hotline']> };

const telephone = /^\+?[\d\s()–-]+$/;

/** A telephone number with its label; a tap on it calls. */
export function LinksHotline({ hotline: { label, value } }: LinksHotlineProps) {
  const isMobile = useScreen().form === 'mobile';
  const number = (
    <span className={`${layout.title} ${css.number}`}>
      <bdi>{value}</bdi>
    </span>
  );
  return (
    <div className={isMobile ? css.card : css.line}>
      {isMobile ? <ContentIcon name="phone" className={css.icon} /> : null}
      <p>
        <span className={css.label}>{label}</span>
        {telephone.test(value) ? (
          <a className={css.call} href={telephoneAddress(value)}>
            {number}
          </a>
        ) : (
          number
        )}
      </p>
    </div>
  );
}
