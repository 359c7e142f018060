import type { BlockOf } from '../../../schema/model.ts';
import { useList } from '../../content/use-list.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { ContentFailure, SlowNote, StaleNote } from '../../ui/notice/content-notice.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import css from './news-front-notices.module.css';

type NewsFrontNoticesProps = { readonly notices: NonNullable<BlockOf<'newsFront'>['notices']> };

/** The panel of notices beside the news. */
export function NewsFrontNotices({ notices }: NewsFrontNoticesProps) {
  const list = useList({ collection: notices.collection, where: {}, page: 1 });
  const entries = (list.view?.entries ?? []).slice(0, 4);
  const t = useMessages();
  return (
    <div className={css.panel}>
      <Heading below className={css.title}>
        {notices.title}
      </Heading>
      <StaleNote since={list.staleSince} onRetry={list.retry} />
      <SlowNote waits={list.state === 'loading'} onRetry={list.askAgain} />
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={css.item}>
            <SiteLink to={entry.href} lang={entry.tag} className={css.link}>
              {entry.title}
            </SiteLink>
            {entry.date ? <DateText date={entry.date} className={css.date} /> : null}
          </li>
        ))}
      </ul>
      {list.state === 'failed' ? (
        <ContentFailure
          title={t('listFailed')}
          isOutside={list.collection?.http !== undefined}
          needsSignIn={list.needsSignIn}
          onRetry={list.retry}
        />
      ) : null}
      {list.state === 'loading' && !list.view ? <Skeleton rows={4} lines /> : null}
      {list.state === 'ready' && entries.length === 0 ? (
        <p className={css.empty}>{t('emptyList')}</p>
      ) : null}
      {notices.more ? <MoreLink to={notices.more.link}>{notices.more.label}</MoreLink> : null}
    </div>
  );
}
