import { dayParts } from '../../../schema/content/day-parts.ts';
import { useMessages } from '../../screen/screen-context.ts';
import { useToday } from '../../state/use-today.ts';
import { useDayText } from '../text/use-day-text.ts';
import css from './deadline-tag.module.css';

/** How long something is open, or that it is closed. */
export function DeadlineMark({ day }: { readonly day: string }) {
  const say = useMessages();
  const dayText = useDayText();
  const today = useToday();
  const parts = dayParts(day);
  if (today > day) return <span>{say('closedDay')}</span>;
  return (
    <span className={css.open}>{say('untilDay', { date: parts ? dayText(parts) : day })}</span>
  );
}
