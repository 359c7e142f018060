import { dayParts } from '../../../schema/content/day-parts.ts';
import { useToday } from '../../page/use-today.ts';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { monthName } from '../../text/month-name.ts';
import css from './deadline-mark.module.css';

/** How long something is open, or that it is closed. */
export function DeadlineMark({ day }: { readonly day: string }) {
  const say = useMessages();
  const { language, table } = useScreen();
  const { tag } = useSiteState().model.languages[language] ?? {};
  const today = useToday();
  const parts = dayParts(day);
  const date = parts
    ? (table.messages.textDate ?? '').replace(/\{(\w+)\}/g, (_, key: string) =>
        key === 'monthName' ? monthName(Number(parts.month), tag) : parts[key as 'year'],
      )
    : day;
  return today > day ? (
    <span>{say('closedDay')}</span>
  ) : (
    <span className={css.open}>{say('untilDay', { date })}</span>
  );
}
