import { dayParts } from '../../../schema/content/day-parts.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useToday } from '../../state/use-today.ts';
import { useDayText } from '../text/use-day-text.ts';
import css from './deadline-tag.module.css';

/** Says how long something is open, or that it is closed. */
export function DeadlineTag({ day }: { readonly day: string }) {
  const t = useMessages();
  const dayText = useDayText();
  const today = useToday();
  const parts = dayParts(day);
  if (today > day) return <span>{t('closedDay')}</span>;
  return <span className={css.open}>{t('untilDay', { date: parts ? dayText(parts) : day })}</span>;
}
