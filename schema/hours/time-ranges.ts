import type { TimeRange } from './hours-model.ts';

/** Minutes of a day. */
export const dayMinutes = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/**
 * The times of a day as they are written, in the order that they stand in: `9:00-12:00, 14:00-17:30`; none for `closed`.
 * A range that ends at or before its beginning lasts into the next day.
 * @param text of the shape that the schema asks for
 */
export const timeRanges = (text: string): TimeRange[] =>
  text === 'closed'
    ? []
    : text.split(',').map((range): TimeRange => {
        const [opens = 0, closes = 0] = range
          .trim()
          .split(/\s*[-–]\s*/)
          .map(minutesOf);
        return [opens, closes > opens ? closes : closes + dayMinutes];
      });
