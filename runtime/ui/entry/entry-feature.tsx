import type { ReactNode } from 'react';
import type { Entry } from '../../content/entry.ts';
import layout from '../../styles/layout.module.css';
import { keepTogether } from '../../text/keep-together.ts';
import { classes } from '../element/classes.ts';
import { SiteLink } from '../element/site-link.tsx';
import { FittedPicture } from '../figure/fitted-picture.tsx';
import { Heading } from '../section/heading.tsx';
import css from './entry-feature.module.css';
import { EntryMeta } from './entry-meta.tsx';

type EntryFeatureProps = {
  readonly entry: Entry;
  /** Its list has a heading of its own. */
  readonly below?: boolean;
  /** Its picture is the first of the page. */
  readonly isHeadline?: boolean;
  /** Below its section and day. */
  readonly meta?: ReactNode;
};

/** The first entry of a list, set large. */
export function EntryFeature({
  entry,
  below = false,
  isHeadline = false,
  meta,
}: EntryFeatureProps) {
  return (
    <article className={css.feature}>
      {entry.picture ? (
        <FittedPicture
          picture={entry.picture}
          width={600}
          height={400}
          first={isHeadline}
          className={css.picture}
        />
      ) : null}
      <Heading below={below} className={`${layout.title} ${css.title}`}>
        <SiteLink to={entry.href} lang={entry.tag} className={layout.stretch}>
          {keepTogether(entry.title)}
        </SiteLink>
      </Heading>
      {entry.summary ? (
        <p className={classes(css.text, !entry.picture && css.alone)} lang={entry.tag}>
          {entry.summary}
        </p>
      ) : null}
      <EntryMeta entry={entry} />
      {meta}
    </article>
  );
}
