import type { EventTime } from '../../../schema/events/event-model.ts';
import { clockTime, type EventDates, momentText } from './event-dates.ts';
import { readRepetition, repeatedStarts } from './repetition.ts';

const dayLength = 24 * 60 * 60 * 1000;

/**
 * When an event takes place, of all the times that its repetition says.
 * @param from day; times that are over before it are left out
 * @param until day; times that begin after it are left out
 * @param timeZone the site's
 */
export function eventTimes(
  { start, end, repeat, except }: EventDates,
  from: string,
  until: string,
  timeZone: string,
): readonly EventTime[] {
  const first = clockTime(start);
  const length = clockTime(end) - first;
  const isOfDays = start.length === 10;
  const written = (time: number): string =>
    isOfDays ? momentText(time).slice(0, 10) : momentText(time);
  const [begin, over] = [clockTime(from), clockTime(until) + dayLength - 1];
  const repetition = repeat === undefined ? undefined : readRepetition(repeat);
  const starts =
    repetition === undefined || 'message' in repetition
      ? [first]
      : repeatedStarts(repetition, first, begin - length - dayLength, over, timeZone);
  return starts
    .filter((time) => time <= over && (isOfDays ? time + length >= begin : time + length > begin))
    .filter((time) => !except.includes(written(time).slice(0, 10)))
    .map((time) => [written(time), written(time + length)] as const);
}
