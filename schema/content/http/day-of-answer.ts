import { dayParts } from '../day-parts.ts';

/** Numbers below this are seconds since 1970, not milliseconds: as milliseconds they lie before 1974. */
const leastMilliseconds = 1e11;

function dayOfMoment(milliseconds: number, timeZone: string | undefined): string | undefined {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  try {
    const format = new Intl.DateTimeFormat('en-US', { ...options, calendar: 'gregory' });
    const parts = Object.fromEntries(
      format.formatToParts(milliseconds).map(({ type, value }) => [type, value]),
    );
    return realDay(`${parts.year}-${parts.month}-${parts.day}`);
  } catch {
    // No moment, or a time zone that this browser does not know.
    return timeZone === undefined ? undefined : dayOfMoment(milliseconds, undefined);
  }
}

/** A day with its zeros; undefined where the calendar does not have it. */
function realDay(text: string): string | undefined {
  const parts = dayParts(text);
  return parts && `${parts.year}-${parts.month}-${parts.day}`;
}

/**
 * A day as YYYY-MM-DD from 2026-03-18 08:30:00, 2026/3/18, 2026年3月18日, 20260318, a moment
 * (2026-03-17T16:00:00Z), or seconds or milliseconds since 1970.
 * @param timeZone in which a moment becomes a day; default: the visitor's own
 */
export function dayOfAnswer(value: unknown, timeZone?: string): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  const plain = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  if (plain) return realDay(plain.slice(1).join('-'));
  if (/^-?\d+(\.\d+)?$/.test(text)) {
    const number = Number(text);
    return dayOfMoment(Math.abs(number) < leastMilliseconds ? number * 1000 : number, timeZone);
  }
  const moment =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?(?:\.\d{1,3})?)\d*(Z|[+-]\d\d:?\d\d)$/.exec(text);
  if (moment) {
    const [, day, time, zone = ''] = moment;
    const offset = zone.replace(/^(.\d\d)(\d\d)$/, '$1:$2');
    return dayOfMoment(Date.parse(`${day}T${time}${offset}`), timeZone);
  }
  const written = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)/.exec(text);
  return written ? realDay(written.slice(1).join('-')) : undefined;
}
