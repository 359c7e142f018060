/** The kinds of dates that are written out, as Intl takes them. */
const kinds = {
  month: { month: 'long' },
  textDate: { year: 'numeric', month: 'long', day: '2-digit' },
  textMonth: { year: 'numeric', month: 'long' },
  fullDay: { year: 'numeric', month: 'long', day: 'numeric' },
  dayOfYear: { month: 'long', day: 'numeric' },
  weekday: { weekday: 'short' },
  longWeekday: { weekday: 'long' },
  narrowWeekday: { weekday: 'narrow' },
} as const;

export type DateKind = keyof typeof kinds;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How a language writes dates of a kind, in the calendar of the site's dates, in languages that have another one of
 * their own, too; English has the day before the month, as in all dates of sites (`textDate`). Each is made once: making
 * one takes longer than a hundred dates.
 * @param tag BCP 47 tag of the language
 * @param fallback tag for the case that it is none
 */
export function dateFormat(tag: string, kind: DateKind, fallback: string): Intl.DateTimeFormat {
  const key = `${kind} ${tag}`;
  const known = formats.get(key);
  if (known) return known;
  const how = { ...kinds[kind], calendar: 'gregory', timeZone: 'UTC' };
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, how);
  } catch {
    format = new Intl.DateTimeFormat(fallback, how);
  }
  formats.set(key, format);
  return format;
}
