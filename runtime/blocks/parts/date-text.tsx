import { dayParts } from '../../../schema/content/day-parts.ts';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { monthName } from '../../text/month-name.ts';

type DateTextProps = { readonly date: string; readonly className?: string | undefined };

/** A day as the language writes it (its words `textDate`). What is no day is shown as it stands. */
export function DateText({ date, className }: DateTextProps) {
  const say = useMessages();
  const { language } = useScreen();
  const { tag } = useSiteState().model.languages[language] ?? {};
  const parts = dayParts(date);
  if (!parts) return <span className={className}>{date}</span>;
  const { year, month, day } = parts;
  return (
    <time dateTime={`${year}-${month}-${day}`} className={className}>
      {say('textDate', { year, month, day, monthName: monthName(Number(month), tag) })}
    </time>
  );
}
