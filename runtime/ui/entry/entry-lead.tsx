import type { ReactNode } from 'react';
import type { Entry } from '../../content/entry.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { keepTogether } from '../../text/keep-together.ts';
import { classes } from '../element/classes.ts';
import { MoreLink } from '../element/more-link.tsx';
import { SiteLink } from '../element/site-link.tsx';
import { FittedPicture } from '../figure/fitted-picture.tsx';
import { Heading } from '../section/heading.tsx';
import { Day } from '../text/day.tsx';
import css from './entry-lead.module.css';
import { EntryMeta } from './entry-meta.tsx';

type LeadProps = {
  readonly entry: Entry;
  /** It stands under a rule of its own, where it has no picture. */
  readonly ruled?: boolean;
  /** It stands alone: its picture reaches the start edge of the window. */
  readonly isAlone?: boolean;
  /** Its picture is the first of the page. */
  readonly isHeadline?: boolean;
  /** Below its words. */
  readonly below?: ReactNode;
};

/** The first entry of a list: its picture beside its text; without one its day, as in the rows below it. */
export function EntryLead({
  entry,
  ruled = false,
  isAlone = false,
  isHeadline = false,
  below,
}: LeadProps) {
  const t = useMessages();
  const { picture, date, tag, ...rest } = entry;
  const alone = isAlone && picture !== undefined;
  const shape = alone
    ? css.alone
    : picture
      ? css.illustrated
      : classes(css.plain, ruled && css.ruled);
  return (
    <article className={`${css.lead} ${shape}`}>
      {picture ? (
        <FittedPicture
          picture={picture}
          width={alone ? 830 : 540}
          height={alone ? 512 : 360}
          first={isHeadline}
          className={css.picture}
        />
      ) : date ? (
        <div className={css.day}>
          <Day date={date} large />
        </div>
      ) : null}
      <div className={css.words}>
        <EntryMeta entry={picture ? entry : rest} />
        <Heading className={`${layout.title} ${css.title}`}>
          <SiteLink to={entry.href} lang={tag} className={layout.stretch}>
            {keepTogether(entry.title)}
          </SiteLink>
        </Heading>
        {entry.summary ? (
          <p className={css.text} lang={tag}>
            {entry.summary}
          </p>
        ) : null}
        {below}
        {entry.href ? (
          <span aria-hidden="true">
            <MoreLink to={undefined}>{t('readMore')}</MoreLink>
          </span>
        ) : null}
      </div>
    </article>
  );
}
