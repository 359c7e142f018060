import { clockAt } from './clock-at.ts';

/**
 * A day or moment as milliseconds since 1970; NaN: there is no such moment.
 * @param timeZone the one that is meant where the moment names none
 */
export function timeOf(moment: string, timeZone: string): number {
  const text = moment.length === 10 ? `${moment}T00:00` : moment.replace(' ', 'T');
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(text)) return Date.parse(text);
  const wanted = Date.parse(`${text}Z`);
  if (Number.isNaN(wanted)) return wanted;
  const near = wanted - (clockAt(wanted, timeZone) - wanted);
  // Near a change of the clocks the first answer may be an hour off.
  return wanted - (clockAt(near, timeZone) - near);
}
