import type { Entry } from '../content/entry.ts';
import { SiteLink } from '../page/site-link.tsx';
import frame from '../styles/frame.module.css';
import { keepTogether } from '../text/keep-together.ts';
import css from './front-feature.module.css';
import { classes } from './parts/classes.ts';
import { EntryMeta } from './parts/entry-meta.tsx';
import { FittedPicture } from './parts/fitted-picture.tsx';
import { Heading } from './parts/heading.tsx';

type FrontFeatureProps = {
  readonly entry: Entry;
  /** Its list has a heading of its own. */
  readonly below?: boolean;
};

/** The entry that a list gives most room to. */
export function FrontFeature({ entry, below = false }: FrontFeatureProps) {
  return (
    <article className={css.feature}>
      {entry.picture ? (
        <FittedPicture picture={entry.picture} width={600} height={400} className={css.picture} />
      ) : null}
      <Heading below={below} className={`${frame.title} ${css.title}`}>
        <SiteLink to={entry.href} lang={entry.tag} className={frame.stretch}>
          {keepTogether(entry.title)}
        </SiteLink>
      </Heading>
      {entry.summary ? (
        <p className={classes(css.text, !entry.picture && css.alone)} lang={entry.tag}>
          {entry.summary}
        </p>
      ) : null}
      <EntryMeta entry={entry} />
    </article>
  );
}
