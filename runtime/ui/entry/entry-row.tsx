import type { ReactNode } from 'react';
import type { Entry } from '../../content/entry.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../element/site-link.tsx';
import { FittedPicture } from '../figure/fitted-picture.tsx';
import { Heading } from '../section/heading.tsx';
import { PinnedTag } from '../tag/pinned-tag.tsx';
import { Day } from '../text/day.tsx';
import css from './entry-row.module.css';

type EntryRowProps = {
  readonly entry: Entry;
  /** It says of which section it is: the list has several. */
  readonly sectioned?: boolean;
  /** Below its words. */
  readonly below?: ReactNode;
};

/** One entry of a desktop list: day, title with a few words, picture where it has one. */
export function EntryRow({ entry, sectioned = false, below }: EntryRowProps) {
  return (
    <li className={css.row}>
      {entry.date ? (
        <div className={css.day}>
          <Day date={entry.date} />
        </div>
      ) : null}
      <div className={css.words}>
        {sectioned && entry.category ? <p className={css.section}>{entry.category}</p> : null}
        <Heading className={css.title}>
          <PinnedTag entry={entry} />
          <SiteLink to={entry.href} lang={entry.tag} className={layout.stretch}>
            {entry.title}
          </SiteLink>
        </Heading>
        {entry.summary ? (
          <p className={css.text} lang={entry.tag}>
            {entry.summary}
          </p>
        ) : null}
        {below}
      </div>
      {entry.picture ? (
        <FittedPicture
          picture={entry.picture}
          isSmall
          width={176}
          height={117}
          className={css.picture}
        />
      ) : null}
    </li>
  );
}
