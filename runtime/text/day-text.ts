import type { DayParts } from '../../schema/content/day-parts.ts';
import { monthName } from './month-name.ts';

const options = {
  textDate: { year: 'numeric', month: 'long', day: '2-digit' },
  textMonth: { year: 'numeric', month: 'long' },
} as const;

/** How a date is written out: the whole day, or its month and year. */
export type DayPattern = keyof typeof options;

/**
 * A day as text.
 * @param pattern the language's own, with {year}, {month}, {day} (two digits) and {monthName}; empty: as
 * Intl writes it in that language
 * @param tag BCP 47 tag of the language
 */
export function dayText(parts: DayParts, kind: DayPattern, pattern: string, tag = 'en'): string {
  const { year, month, day } = parts;
  if (pattern !== '') {
    const values: Readonly<Record<string, string>> = {
      ...parts,
      monthName: monthName(Number(month), tag),
    };
    return pattern.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
  }
  const how = { ...options[kind], calendar: 'gregory', timeZone: 'UTC' } as const;
  const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  try {
    return new Intl.DateTimeFormat(tag, how).format(time);
  } catch {
    // The tag is no language tag: English, as for the messages.
    return new Intl.DateTimeFormat('en-GB', how).format(time);
  }
}
