import type { ReactNode } from 'react';
import type { Entry } from '../../content/entry.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../element/site-link.tsx';
import { FittedPicture } from '../figure/fitted-picture.tsx';
import css from './entry-lines.module.css';
import { EntryMeta } from './entry-meta.tsx';

type EntryLinesProps = {
  readonly entries: readonly Entry[];
  /** With a small picture where an entry has one: the mobile list. */
  readonly pictures?: boolean;
  /** Below the words of an entry. */
  readonly below?: ((entry: Entry) => ReactNode) | undefined;
};

/** Entries one below the other: title, section, day. */
export function EntryLines({ entries, pictures = false, below }: EntryLinesProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className={css.line}>
          <div className={css.words}>
            <SiteLink to={entry.href} lang={entry.tag} className={`${css.title} ${layout.stretch}`}>
              {entry.title}
            </SiteLink>
            <EntryMeta entry={entry} />
            {below?.(entry)}
          </div>
          {pictures && entry.picture ? (
            <FittedPicture
              picture={entry.picture}
              isSmall
              width={104}
              height={78}
              className={css.picture}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
