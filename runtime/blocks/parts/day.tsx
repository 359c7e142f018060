import frame from '../../styles/frame.module.css';
import { classes } from './classes.ts';
import css from './day.module.css';

type DayProps = { readonly date: string; readonly large?: boolean };

/** A day set as in a calendar: the day large, year and month below. */
export function Day({ date, large = false }: DayProps) {
  const [year, month, day] = date.split('-');
  return (
    <time dateTime={date} className={css.day}>
      <span className={classes(frame.title, css.number, large && css.large)}>{day}</span>
      <span className={css.month}>{`${year}.${month}`}</span>
    </time>
  );
}
