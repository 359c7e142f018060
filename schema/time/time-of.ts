const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone show at a moment, as if they stood in Greenwich. */
function clockAt(time: number, timeZone: string): number {
  const number = 'numeric';
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      second: number,
    });
  clocks.set(timeZone, clock);
  const shown = Object.fromEntries(
    clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

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
