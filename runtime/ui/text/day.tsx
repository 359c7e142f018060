import { dayParts } from '../../../schema/content/day-parts.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import css from './day.module.css';
import { useDayText } from './use-day-text.ts';

type DayProps = { readonly date: string; readonly large?: boolean };

/** A day set as in a calendar: the day large, month and year below. What is no day stands as it is. */
export function Day({ date, large = false }: DayProps) {
  const dayText = useDayText();
  const parts = dayParts(date);
  if (!parts) return <span className={css.month}>{date}</span>;
  const { year, month, day } = parts;
  return (
    <time dateTime={`${year}-${month}-${day}`} className={css.day}>
      <span className={classes(layout.title, css.number, large && css.large)}>{day}</span>
      <span className={css.month}>{dayText(parts, 'textMonth')}</span>
    </time>
  );
}
