/** Whether a text that starts like 2026-03-18 names a day that the calendar has. */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  // Another shape is told as such.
  if (!match) return true;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
