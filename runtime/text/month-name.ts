import { dateFormat } from './date-format.ts';

/**
 * The name of a month, as the language writes it by itself (March, mars, 三月).
 * @param month 1 to 12; of anything else there is no name, and the text is empty: a wrong date in the
 * data must not bring a page down
 * @param tag BCP 47 tag of the language
 */
export function monthName(month: number, tag = 'en'): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) return '';
  // Where the tag is none, English is what the messages fall back to as well.
  return dateFormat(tag, 'month', 'en').format(Date.UTC(2026, month - 1));
}
