import { clockAt } from '../../../schema/time/clock-at.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A moment as clocks in Greenwich show it, in the basic form of ISO 8601: 20260307T100000. */
export const icsMoment = (time: number): string =>
  new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '');

const offsetAt = (time: number, timeZone: string): number => clockAt(time, timeZone) - time;

/** An offset from Greenwich: +0800. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minute);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}

/** The moment, exact to the minute, when the clocks are changed between two at which they differ. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const old = offsetAt(before, timeZone);
  let [low, high] = [before, after];
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute;
    if (offsetAt(middle, timeZone) === old) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * A time zone as calendar programs read it: each change of its clocks within the days that events take place on
 * (RFC 5545, 3.6.5).
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function timeZoneLines(timeZone: string, from: number, to: number): readonly string[] {
  const start = Math.floor((from - day) / minute) * minute;
  const part = (change: number, old: number, offset: number): string[] => {
    const kind = offset > old ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      // As the clocks showed it before they were changed.
      `DTSTART:${icsMoment(change + old)}`,
      `TZOFFSETFROM:${offsetText(old)}`,
      `TZOFFSETTO:${offsetText(offset)}`,
      `END:${kind}`,
    ];
  };
  let known = offsetAt(start, timeZone);
  const lines = part(start, known, known);
  for (let time = start; time < to; time += day) {
    const next = offsetAt(time + day, timeZone);
    if (next === known) continue;
    const change = changeBetween(time, time + day, timeZone);
    lines.push(...part(change, known, next));
    known = next;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'];
}
