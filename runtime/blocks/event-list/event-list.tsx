import { monthAfter } from '../../../schema/events/event-days.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import { useCalendar } from '../../content/use-calendar.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Agenda } from '../../ui/events/agenda.tsx';
import { chosenEvents } from '../../ui/events/chosen-events.ts';
import { occurrencesOf } from '../../ui/events/occurrences.ts';
import { useSiteNow } from '../../ui/events/use-site-now.ts';
import { ContentFailure } from '../../ui/notice/content-notice.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './event-list.module.css';

const defaultLimit = 4;
/** How many days ahead there is a look. */
const ahead = 60;

/** The next events of a collection, the soonest first; those that are over are gone by the visitor's clock. */
export function EventListBlock({ block }: BlockProps<'eventList'>) {
  const { title, more, collection, only = {}, limit = defaultLimit } = block;
  const t = useMessages();
  const { table } = useScreen();
  // The first is the build's: what is shown by then may be of an earlier day than the visitor's.
  const built = useCalendar(collection, () => []);
  const now = useSiteNow(built.now?.day ?? '');
  const today = now.slice(0, 10);
  const month = today.slice(0, 7);
  const { events, state, retry } = useCalendar(collection, () =>
    today === '' ? [] : [month, monthAfter(month, 1)],
  );
  const chosen = chosenEvents(events, only, table.collections[collection]?.type);
  const days = today === '' ? undefined : { from: today, until: dayAfter(today, ahead) };
  const coming = days ? occurrencesOf(chosen, days, now).slice(0, limit) : [];
  return (
    <Section title={title} more={more}>
      {state === 'failed' ? (
        <ContentFailure title={t('listFailed')} isOutside={false} onRetry={retry} />
      ) : null}
      {coming.length > 0 ? (
        <Agenda occurrences={coming} from={today} today={today} />
      ) : state === 'ready' ? (
        <p className={css.none}>{t('noEvents')}</p>
      ) : state === 'loading' ? (
        <Skeleton rows={limit} lines label={t('loading')} />
      ) : null}
    </Section>
  );
}
