const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * What the clocks of a time zone show at a moment, as if they stood in Greenwich: milliseconds since 1970.
 * Throws a RangeError for a zone that is not known.
 */
export function clockAt(time: number, timeZone: string): number {
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
