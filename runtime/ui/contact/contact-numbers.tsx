import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { telephoneAddress } from '../../text/telephone-address.ts';
import { classes } from '../element/classes.ts';
import { ContentIcon } from '../element/content-icon.tsx';
import { WholeNumbers } from '../text/whole-numbers.tsx';
import css from './contact-numbers.module.css';

type ContactNumbersProps = {
  readonly item: Pick<BlockOf<'contact'>['items'][number], 'phone' | 'fax' | 'mail' | 'hours'>;
};

const mailAddress = (text: string): string | undefined =>
  text.includes('@') ? `mailto:${text.trim()}` : undefined;

/** Numbers, mail and hours of an office: lines on desktop, on mobile rows to press. */
export function ContactNumbers({ item: { phone, fax, mail, hours } }: ContactNumbersProps) {
  const t = useMessages();
  const isMobile = useScreen().form === 'mobile';
  const lines = [
    { key: 'telephone', icon: 'phone', value: phone, href: phone && telephoneAddress(phone) },
    { key: 'mail', icon: 'mail', value: mail, href: mail && mailAddress(mail) },
    { key: 'fax', value: fax },
    { key: 'hours', value: hours },
  ] as const;
  if (!lines.some(({ value }) => value)) return null;
  return (
    <dl className={isMobile ? css.rows : css.lines}>
      {lines.map((line) => {
        const { key, value } = line;
        if (!value) return null;
        const href = 'href' in line ? line.href : undefined;
        return (
          <div key={key} className={classes(css.line, href !== undefined && css.pressed)}>
            <dt className={css.label}>{t(key)}</dt>
            <dd className={css.value}>
              {href === undefined ? (
                <WholeNumbers text={value} />
              ) : (
                <a className={css.link} href={href}>
                  <bdi>{value}</bdi>
                  {isMobile && 'icon' in line ? (
                    <ContentIcon name={line.icon} className={css.icon} />
                  ) : null}
                </a>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
