import { type KeyboardEvent, useRef } from 'react';
import { isAllDay } from '../../../schema/events/event-days.ts';
import { weekdayOf } from '../../../schema/hours/days.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useNumberMessages } from '../../screen/use-number-messages.ts';
import { useInBrowser } from '../../state/use-in-browser.ts';
import layout from '../../styles/layout.module.css';
import { arrowStep } from '../../ui/element/arrow-step.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import type { Occurrence } from '../../ui/events/occurrences.ts';
import { useEventText } from '../../ui/events/use-event-text.ts';
import { CalendarLink } from './calendar-link.tsx';
import css from './month-grid.module.css';
import { type DayCell, weekCells, weeksOf } from './week-cells.ts';

/** Events that a day shows; of more it says how many. */
const maxShown = 3;

type GridEventProps = {
  readonly occurrence: Occurrence;
  readonly day: string;
  readonly isDeadline: boolean;
};

/** An event in its day: when, or of what kind, and what. */
function GridEvent({ occurrence: { event, time }, day, isDeadline }: GridEventProps) {
  const text = useEventText();
  const { title, href, kind, tag } = event;
  const begins = time[0].slice(0, 10) === day;
  const lead = text.status(event) ?? (isAllDay(time) ? kind : begins ? text.clock(time[0]) : '…');
  return (
    <SiteLink
      to={href}
      lang={tag}
      className={classes(css.event, isDeadline && css.deadline, event.status && css.off)}
    >
      {lead ? <span className={css.lead}>{lead}</span> : null}
      {event.status ? (
        <s className={css.name}>{title}</s>
      ) : (
        <span className={css.name}>{title}</span>
      )}
    </SiteLink>
  );
}

type DayProps = {
  readonly cell: DayCell;
  readonly month: string;
  readonly today: string;
  readonly selected: string;
  readonly deadlines: readonly string[];
};

function Day({ cell: { day, lanes, occurrences }, month, today, selected, deadlines }: DayProps) {
  const t = useMessages();
  const count = useNumberMessages();
  const text = useEventText();
  const runs = useInBrowser(() => true, false);
  const number = Number(day.slice(8));
  if (!day.startsWith(month)) {
    return (
      <td className={css.cell}>
        <time dateTime={day} className={classes(layout.title, css.number, css.out)}>
          {number}
        </time>
      </td>
    );
  }
  const isToday = day === today;
  const shown = occurrences.length > maxShown ? occurrences.slice(0, maxShown - 1) : occurrences;
  const called = `${text.day(day, 'dayOfYear')} ${text.day(day, 'weekday')}`;
  return (
    <td
      className={classes(css.cell, isToday && css.today, day === selected && css.selected)}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className={css.head}>
        {runs ? (
          <CalendarLink
            changes={{ day, month: undefined }}
            className={classes(layout.title, css.number)}
            aria-label={`${called}, ${count('eventCount', { count: occurrences.length + lanes.filter(({ kind }) => kind !== 'free').length })}`}
            aria-current={day === selected ? 'true' : undefined}
            tabIndex={day === selected ? 0 : -1}
            data-day={day}
          >
            {number}
          </CalendarLink>
        ) : (
          <time dateTime={day} className={classes(layout.title, css.number)}>
            {number}
          </time>
        )}
        {isToday ? <span className={css.now}>{t('today')}</span> : null}
      </p>
      {lanes.map((lane, index) =>
        lane.kind === 'bar' ? (
          <SiteLink
            key={lane.occurrence.event.id}
            to={lane.occurrence.event.href}
            lang={lane.occurrence.event.tag}
            className={css.bar}
            {...{ 'data-days': lane.days }}
          >
            {lane.occurrence.event.status ? (
              <s>{lane.occurrence.event.title}</s>
            ) : (
              lane.occurrence.event.title
            )}
          </SiteLink>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: room without content
          <span key={index} className={css.below} />
        ),
      )}
      {shown.map((each) => (
        <GridEvent
          key={`${each.event.id} ${each.time[0]}`}
          occurrence={each}
          day={day}
          isDeadline={deadlines.includes(each.event.type ?? '')}
        />
      ))}
      {occurrences.length > shown.length ? (
        <CalendarLink changes={{ day, month: undefined }} className={css.more}>
          {count('eventMore', { count: occurrences.length - shown.length })}
        </CalendarLink>
      ) : null}
    </td>
  );
}

type MonthGridProps = {
  readonly occurrences: readonly Occurrence[];
  readonly month: string;
  readonly today: string;
  /** The day whose events stand beside the grid. */
  readonly selected: string;
  readonly deadlines: readonly string[];
  readonly titleId: string;
};

/** A month as a table of its weeks. Arrow keys walk over its days, Home and End to those of the week's ends. */
export function MonthGrid({ occurrences, titleId, ...rest }: MonthGridProps) {
  const { month } = rest;
  const table = useRef<HTMLTableElement>(null);
  const text = useEventText();
  const weeks = weeksOf(month);
  const [monday = ''] = weeks;
  const walk = (event: KeyboardEvent): void => {
    const { day } = (event.target as HTMLElement).dataset;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: -7,
      ArrowDown: 7,
      Home: -weekdayOf(day),
      End: 6 - weekdayOf(day),
    };
    const step = steps[event.key] ?? arrowStep(event.key);
    if (step === 0) return;
    event.preventDefault();
    const to = table.current?.querySelector<HTMLElement>(`[data-day="${dayAfter(day, step)}"]`);
    to?.focus();
  };
  return (
    <table ref={table} className={css.grid} aria-labelledby={titleId} onKeyDown={walk}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)).map((day) => (
            <th key={day} scope="col" className={css.weekday}>
              {text.day(day, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week}>
            {weekCells(occurrences, week, month).map((cell) => (
              <Day key={cell.day} cell={cell} {...rest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
