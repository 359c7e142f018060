type DatedStep = { readonly date?: string; readonly current?: boolean };

/** Whether the date of a step is a day that can be compared with another, and no other words. */
export const isDay = (date: string | undefined): date is string =>
  /^\d{4}-\d\d-\d\d$/.test(date ?? '');

/**
 * Which of some steps is on: the last that says so itself, until its own day is over; else the last whose day has come.
 * @param today YYYY-MM-DD; empty where it is not known
 * @returns its index; -1 where none has begun, the number of steps where all days are over
 */
export function currentStep(steps: readonly DatedStep[], today: string): number {
  const said = steps.map(({ current }) => current === true).lastIndexOf(true);
  const isOver = ({ date }: DatedStep): boolean => isDay(date) && date < today;
  if (steps.every(isOver)) return steps.length;
  const saying = steps[said];
  if (saying && !isOver(saying)) return said;
  return steps.map(({ date }) => isDay(date) && date <= today).lastIndexOf(true);
}
