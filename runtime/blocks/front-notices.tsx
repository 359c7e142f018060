import type { BlockOf } from '../../schema/model.ts';
import { useList } from '../content/use-list.ts';
import { SiteLink } from '../page/site-link.tsx';
import { useMessages } from '../screen/screen-context.ts';
import css from './front-notices.module.css';
import { DateText } from './parts/date-text.tsx';
import { Heading } from './parts/heading.tsx';
import { MoreLink } from './parts/more-link.tsx';

type FrontNoticesProps = { readonly notices: NonNullable<BlockOf<'front'>['notices']> };

/** The panel of notices beside the news. */
export function FrontNotices({ notices }: FrontNoticesProps) {
  const list = useList({ collection: notices.collection, where: {}, page: 1 });
  const entries = (list.view?.entries ?? []).slice(0, 4);
  const say = useMessages();
  return (
    <div className={css.panel}>
      <Heading below className={css.title}>
        {notices.title}
      </Heading>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={css.item}>
            <SiteLink to={entry.href} className={css.link}>
              {entry.title}
            </SiteLink>
            {entry.date ? <DateText date={entry.date} className={css.date} /> : null}
          </li>
        ))}
      </ul>
      {entries.length === 0 && list.state !== 'loading' ? (
        <p className={css.empty}>{say(list.state === 'failed' ? 'listFailed' : 'emptyList')}</p>
      ) : null}
      {notices.more ? <MoreLink to={notices.more.link}>{notices.more.label}</MoreLink> : null}
    </div>
  );
}
