import { weekdayOf } from '../../../schema/hours/days.ts';
import type { HoursModel } from '../../../schema/hours/hours-model.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../element/classes.ts';
import { locationKey } from '../element/location-key.ts';
import { useHoursText } from './use-hours-text.ts';
import { useOpenState } from './use-open-state.ts';
import css from './week-hours.module.css';
import { weekLines } from './week-lines.ts';

type WeekHoursProps = {
  readonly hours: HoursModel;
  /** Below the hours. */
  readonly note?: string | undefined;
};

/** Whether a place is open, and the hours of its week with those of today marked; both by the visitor's clock. */
export function WeekHours({ hours, note }: WeekHoursProps) {
  const state = useOpenState(hours);
  const text = useHoursText();
  const t = useMessages();
  const today = state && weekdayOf(state.day);
  return (
    <>
      <p className={css.state} data-open={state?.isOpen}>
        {state ? state.words : '\u00a0'}
      </p>
      <dl className={css.week}>
        {weekLines(hours.weekly).map((line, index) => {
          const isToday = today !== undefined && today >= line.from && today <= line.until;
          const days = text.days(line);
          return (
            <div
              key={locationKey(index, days)}
              className={classes(css.line, isToday && css.today)}
              aria-current={isToday ? 'date' : undefined}
            >
              <dt>{isToday ? t('dayToday', { day: days }) : days}</dt>
              <dd>{text.ranges(line.ranges).join(', ')}</dd>
            </div>
          );
        })}
      </dl>
      {note ? <p className={css.note}>{note}</p> : null}
    </>
  );
}
