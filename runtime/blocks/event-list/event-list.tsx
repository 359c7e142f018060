import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Agenda } from '../../ui/events/agenda.tsx';
import { useComingEvents } from '../../ui/events/use-coming-events.ts';
import { ContentFailure } from '../../ui/notice/content-notice.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './event-list.module.css';

const defaultLimit = 4;

/** The next events of a collection. */
export function EventListBlock({ block }: BlockProps<'eventList'>) {
  const { title, more, collection, only, limit = defaultLimit } = block;
  const t = useMessages();
  const { coming, today, state, retry } = useComingEvents(collection, only);
  return (
    <Section title={title} more={more}>
      {state === 'failed' ? (
        <ContentFailure title={t('listFailed')} isOutside={false} onRetry={retry} />
      ) : null}
      {coming.length > 0 ? (
        <Agenda occurrences={coming.slice(0, limit)} from={today} today={today} />
      ) : state === 'ready' ? (
        <p className={css.none}>{t('noEvents')}</p>
      ) : state === 'loading' ? (
        <Skeleton rows={limit} lines label={t('loading')} />
      ) : null}
    </Section>
  );
}
