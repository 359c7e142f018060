import type { Entry } from '../content/entry.ts';
import { SiteLink } from '../page/site-link.tsx';
import frame from '../styles/frame.module.css';
import css from './article-row.module.css';
import { Day } from './parts/day.tsx';
import { FittedPicture } from './parts/fitted-picture.tsx';
import { Heading } from './parts/heading.tsx';
import { PinnedMark } from './parts/pinned-mark.tsx';

/** One entry of a desktop list: day, title with a few words, picture where it has one. */
export function ArticleRow({ entry }: { readonly entry: Entry }) {
  return (
    <li className={css.row}>
      {entry.date ? (
        <div className={css.day}>
          <Day date={entry.date} />
        </div>
      ) : null}
      <div className={css.words}>
        <Heading className={css.title}>
          <PinnedMark entry={entry} />
          <SiteLink to={entry.href} lang={entry.tag} className={frame.stretch}>
            {entry.title}
          </SiteLink>
        </Heading>
        {entry.summary ? (
          <p className={css.text} lang={entry.tag}>
            {entry.summary}
          </p>
        ) : null}
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
