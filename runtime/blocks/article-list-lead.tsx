import type { Entry } from '../content/entry.ts';
import { SiteLink } from '../page/site-link.tsx';
import { useMessages } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import { keepTogether } from '../text/keep-together.ts';
import css from './article-list-lead.module.css';
import { EntryMeta } from './parts/entry-meta.tsx';
import { Heading } from './parts/heading.tsx';
import { MoreLink } from './parts/more-link.tsx';
import { Picture } from './parts/picture.tsx';

/** The first entry of a list, its picture beside its words. */
export function ArticleListLead({ entry }: { readonly entry: Entry }) {
  const say = useMessages();
  return (
    <article className={css.lead}>
      {entry.picture ? (
        <Picture picture={entry.picture} width={540} height={360} first className={css.picture} />
      ) : null}
      <div className={css.words}>
        <EntryMeta entry={entry} />
        <Heading className={`${frame.title} ${css.title}`}>
          <SiteLink to={entry.href} className={frame.stretch}>
            {keepTogether(entry.title)}
          </SiteLink>
        </Heading>
        {entry.summary ? <p className={css.text}>{entry.summary}</p> : null}
        {entry.href ? (
          <span aria-hidden="true">
            <MoreLink to={undefined}>{say('readMore')}</MoreLink>
          </span>
        ) : null}
      </div>
    </article>
  );
}
