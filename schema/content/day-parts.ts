export type DayParts = {
  readonly year: string;
  /** Two digits. */
  readonly month: string;
  /** Two digits. */
  readonly day: string;
};

/**
 * Takes a day apart, month and day padded with a zero to two digits (the specification's rule).
 * @param text YYYY-MM-DD, or the same without zeros
 * @returns undefined where the text is no day of the calendar
 */
export function dayParts(text: string): DayParts | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const parts = { year, month: month.padStart(2, '0'), day: day.padStart(2, '0') };
  // A day that is not in the calendar is refused, or comes back as another: 30 February is 2 March.
  const time = Date.parse(`${parts.year}-${parts.month}-${parts.day}T00:00:00Z`);
  return new Date(time).getUTCDate() === Number(day) ? parts : undefined;
}
