import { firstDay, lastDay } from '../../../schema/events/event-days.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useNumberMessages } from '../../screen/use-number-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { type Occurrence, onDay } from '../../ui/events/occurrences.ts';
import { useEventText } from '../../ui/events/use-event-text.ts';
import { CalendarLink } from './calendar-link.tsx';
import css from './week-strip.module.css';

/** Signs that a day has at most. */
const maxSigns = 3;

type WeekStripProps = {
  readonly monday: string;
  readonly selected: string;
  readonly occurrences: readonly Occurrence[];
};

/** The days of a week in a row; signs say how much there is on each. */
export function WeekStrip({ monday, selected, occurrences }: WeekStripProps) {
  const t = useMessages();
  const count = useNumberMessages();
  const text = useEventText();
  return (
    <nav aria-label={t('calendarWeek')} className={css.strip}>
      <ul className={css.days}>
        {Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)).map((day) => {
          const own = onDay(occurrences, day).filter(
            ({ time }) => firstDay(time) === day || lastDay(time) === day || day === monday,
          );
          return (
            <li key={day}>
              <CalendarLink
                changes={{ day, month: undefined }}
                className={classes(css.day, day === selected && css.selected)}
                aria-current={day === selected ? 'true' : undefined}
              >
                <span className="visually-hidden">
                  {`${text.day(day, 'dayOfYear')} ${text.day(day, 'weekday')}, ${count('eventCount', { count: onDay(occurrences, day).length })}`}
                </span>
                <span aria-hidden="true" className={css.weekday}>
                  {text.day(day, 'narrowWeekday')}
                </span>
                <span aria-hidden="true" className={classes(layout.title, css.number)}>
                  {Number(day.slice(8))}
                </span>
                <span aria-hidden="true" className={css.signs}>
                  {'•'.repeat(Math.min(own.length, maxSigns))}
                </span>
              </CalendarLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
