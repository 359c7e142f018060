import { dayParts } from '../../../schema/content/day-parts.ts';
import { useDayText } from './use-day-text.ts';

type DateTextProps = { readonly date: string; readonly className?: string | undefined };

/** A day as the language writes it. What is no day is shown as it stands. */
export function DateText({ date, className }: DateTextProps) {
  const dayText = useDayText();
  const parts = dayParts(date);
  if (!parts) return <span className={className}>{date}</span>;
  const { year, month, day } = parts;
  return (
    <time dateTime={`${year}-${month}-${day}`} className={className}>
      {dayText(parts)}
    </time>
  );
}
