import { useId } from 'react';
import { endOfMonth, monthAfter } from '../../../schema/events/event-days.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import { useCalendar } from '../../content/use-calendar.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useIsForAll } from '../../screen/use-is-for-all.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Agenda } from '../../ui/events/agenda.tsx';
import { chosenEvents } from '../../ui/events/chosen-events.ts';
import { type Occurrence, occurrencesOf, onDay } from '../../ui/events/occurrences.ts';
import { useEventText } from '../../ui/events/use-event-text.ts';
import { useSiteNow } from '../../ui/events/use-site-now.ts';
import { ContentFailure } from '../../ui/notice/content-notice.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CalendarFoot } from './calendar-foot.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { DayPanel } from './day-panel.tsx';
import css from './event-calendar.module.css';
import { EventFilters } from './event-filters.tsx';
import { HoursToday } from './hours-today.tsx';
import { MonthGrid } from './month-grid.tsx';
import { shownDays } from './shown-days.ts';
import { useAskedPart, useEventChoice } from './use-calendar-choice.ts';
import { WeekStrip } from './week-strip.tsx';

const views = ['month', 'week', 'list'] as const;
const defaultFilters = ['type'];

/** The events of a collection: a month as a grid beside a day, a week, or a list; on mobile a week, day by day. */
export function EventCalendarBlock({ block }: BlockProps<'eventCalendar'>) {
  const { title, collection: name, filters = defaultFilters, openingHours } = block;
  const { table, form } = useScreen();
  const t = useMessages();
  const text = useEventText();
  const titleId = useId();
  const asked = useAskedPart();
  const isMobile = form === 'mobile';
  const isForAll = useIsForAll();
  const view = isMobile ? (asked.view === 'list' ? 'list' : 'week') : asked.view;
  const built = useCalendar(name, () => []).now;
  const now = useSiteNow(built?.day ?? '');
  const today = now.slice(0, 10);
  const days = today === '' ? undefined : shownDays({ ...asked, view }, today);
  const { events, state, retry } = useCalendar(name, () => {
    if (!days) return [];
    const months: string[] = [];
    const last = days.until.slice(0, 7);
    for (let month = days.from.slice(0, 7); month <= last; month = monthAfter(month, 1)) {
      months.push(month);
    }
    return months;
  });
  const choice = useEventChoice(filters, built?.values);
  if (!built || !days) {
    return (
      <Section title={title}>
        {state === 'failed' ? (
          <ContentFailure title={t('listFailed')} isOutside={false} onRetry={retry} />
        ) : (
          <div className={css.awaited} aria-busy="true" />
        )}
      </Section>
    );
  }
  const collection = ownValue(table.collections, name);
  const chosen = chosenEvents(events, choice, collection?.type);
  const { month } = days;
  // A month holds what is over, too; a list does not.
  const occurrences = occurrencesOf(chosen, days, view === 'month' ? '' : now);
  const inWeek = occurrencesOf(chosen, { from: days.week, until: dayAfter(days.week, 6) });
  const own = onDay(occurrences, asked.day ?? today);
  const selected =
    asked.day ??
    (month === today.slice(0, 7)
      ? today
      : (occurrences.find(({ time }) => time[0] >= month)?.time[0].slice(0, 10) ?? `${month}-01`));
  const heading =
    view === 'list' && asked.month === undefined ? t('eventsComing') : text.day(month, 'textMonth');
  const head = (
    <CalendarHead
      title={heading}
      id={titleId}
      view={view}
      views={isMobile ? [] : views}
      month={month}
      week={view === 'week' ? days.week : undefined}
      today={today}
      months={built.months}
    />
  );
  const choices = (
    <EventFilters filters={filters} values={built.values} choice={choice} collection={collection} />
  );
  const failure =
    state === 'failed' ? (
      <ContentFailure title={t('listFailed')} isOutside={false} onRetry={retry} />
    ) : null;
  const agendaOf = (shown: readonly Occurrence[], from: string) =>
    shown.length > 0 ? (
      <Agenda occurrences={shown} from={from} today={today} />
    ) : state === 'ready' ? (
      <p className={css.none}>{t('noEvents')}</p>
    ) : null;
  const agenda = agendaOf(occurrences, days.from);
  // Of the month that it is, what is still to come.
  const monthFrom = days.from < today && today <= days.until ? today : days.from;
  const monthAgenda = agendaOf(
    occurrencesOf(chosen, { from: monthFrom, until: days.until }, monthFrom === today ? now : ''),
    monthFrom,
  );
  // Readers without scripts do not come to other weeks.
  const further = import.meta.env.SSR
    ? occurrencesOf(chosen, {
        from: dayAfter(days.until, 1),
        until: endOfMonth(monthAfter(today.slice(0, 7), 1)),
      })
    : [];
  const plain = (
    <noscript>
      {further.length > 0 ? (
        <Agenda occurrences={further} from={dayAfter(days.until, 1)} today={today} />
      ) : null}
    </noscript>
  );
  const hours = openingHours ? <HoursToday places={openingHours} /> : null;
  if (isMobile) {
    return (
      <Section title={title}>
        {head}
        {view === 'week' ? (
          <WeekStrip monday={days.week} selected={asked.day ?? today} occurrences={inWeek} />
        ) : null}
        {choices}
        {failure}
        {agenda}
        {plain}
        <CalendarFoot file={built.file} hasGrid={false} />
        {hours}
      </Section>
    );
  }
  return (
    <Section title={title}>
      <div className={css.columns}>
        <div className={css.main}>
          <div className={filters.length > 1 ? undefined : css.line}>
            {head}
            {choices}
          </div>
          {failure}
          {view === 'month' ? (
            <>
              <div className={classes(isForAll && css.broad)}>
                <MonthGrid
                  occurrences={occurrences}
                  month={month}
                  today={today}
                  selected={selected}
                  deadlines={collection?.events?.deadlines ?? []}
                  titleId={titleId}
                />
              </div>
              {isForAll ? <div className={css.slim}>{monthAgenda}</div> : null}
            </>
          ) : (
            <div className={css.agenda}>{agenda}</div>
          )}
          {plain}
          <CalendarFoot file={built.file} hasGrid={view === 'month'} />
        </div>
        <div className={css.side}>
          <div className={classes(isForAll && view === 'month' && css.broad)}>
            <DayPanel
              day={selected}
              occurrences={
                asked.day === undefined && selected !== today ? onDay(occurrences, selected) : own
              }
            />
          </div>
          {hours}
        </div>
      </div>
    </Section>
  );
}
