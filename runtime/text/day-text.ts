import type { DayParts } from '../../schema/content/day-parts.ts';
import { type DateKind, dateFormat } from './date-format.ts';
import { monthName } from './month-name.ts';

/** How a date is written out: the whole day, or its month and year. */
export type DayPattern = Extract<DateKind, 'textDate' | 'textMonth'>;

/**
 * A day as text.
 * @param pattern the language's own, with {year}, {month}, {day} (two digits) and {monthName}; empty: as
 * Intl writes it in that language
 * @param tag BCP 47 tag of the language
 */
export function dayText(parts: DayParts, kind: DayPattern, pattern: string, tag = 'en'): string {
  const { year, month, day } = parts;
  const values: Readonly<Record<string, string>> = { ...parts };
  if (pattern !== '') {
    return pattern.replace(/\{(\w+)\}/g, (braces, name: string) =>
      // Intl takes its time to be ready: only a pattern that names the month waits for it.
      name === 'monthName' ? monthName(Number(month), tag) : (values[name] ?? braces),
    );
  }
  // Where the tag is none: English, as for the messages.
  return dateFormat(tag, kind, 'en-GB').format(Date.parse(`${year}-${month}-${day}T00:00:00Z`));
}
