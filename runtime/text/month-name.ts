/** The calendar of the site's dates, in languages that have another one of their own, too. */
const calendar = 'gregory';

function formatOf(tag: string): Intl.DateTimeFormat {
  const how = { month: 'long', calendar, timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(tag, how);
  } catch {
    // The tag is no language tag: English is what the messages fall back to as well.
    return new Intl.DateTimeFormat('en', how);
  }
}

/**
 * The name of a month, as the language writes it by itself (March, mars, 三月).
 * @param month 1 to 12; of anything else there is no name, and the text is empty: a wrong date in the
 * data must not bring a page down
 * @param tag BCP 47 tag of the language
 */
export function monthName(month: number, tag = 'en'): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) return '';
  return formatOf(tag).format(Date.UTC(2026, month - 1));
}
