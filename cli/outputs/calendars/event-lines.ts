import { dayAfter } from '../../../schema/time/day-after.ts';
import { timeOf } from '../../../schema/time/time-of.ts';
import { clockTime, type EventDates } from '../../content/events/event-dates.ts';
import { isEndless, readRepetition, untilOf } from '../../content/events/repetition.ts';
import { icsText } from './ics-text.ts';
import { icsMoment } from './time-zone-lines.ts';

/** An event as calendar programs read it. */
export type IcsEvent = {
  /** Stays the same as long as the event is the same. */
  readonly uid: string;
  readonly title: string;
  /** The text, in lines. */
  readonly description: string;
  readonly dates: EventDates;
  /** Day of its last change, YYYY-MM-DD, not after that of the build. */
  readonly changed: string;
  /** The day of its last change as its author writes it; absent: it was not changed. */
  readonly revision?: string | undefined;
  readonly location: string | undefined;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Complete address of its page. */
  readonly address: string | undefined;
  readonly category: string | undefined;
  readonly status: 'cancelled' | 'postponed' | undefined;
};

const dayLength = 24 * 60 * 60 * 1000;

/** A number that grows with each change: calendar programs take the event of the larger one. */
const sequenceOf = (revision: string): number => Date.parse(`${revision}T00:00Z`) / dayLength;

const dayText = (day: string): string => day.replaceAll('-', '');
const momentOf = (moment: string): string => icsMoment(clockTime(moment));

/** The rule of a repetition: it ends as RFC 5545 wants it, in days for days, else in Greenwich time. */
function repetitionLines(
  { start, repeat }: EventDates,
  timeZone: string,
  lastDay: string,
): readonly string[] {
  const repetition = repeat === undefined ? undefined : readRepetition(repeat);
  if (repetition === undefined || 'message' in repetition) return [];
  const parts = [...repetition].filter(([name]) => name !== 'UNTIL').map((part) => part.join('='));
  const until = isEndless(repetition)
    ? clockTime(`${lastDay}T23:59`)
    : untilOf(repetition, timeZone);
  if (until !== undefined) {
    const clock = new Date(until).toISOString().slice(0, 19);
    const last =
      start.length === 10 ? dayText(clock.slice(0, 10)) : `${icsMoment(timeOf(clock, timeZone))}Z`;
    parts.push(`UNTIL=${last}`);
  }
  return [`RRULE:${parts.join(';')}`];
}

/** When an event takes place. */
function timeLines(dates: EventDates, timeZone: string, lastDay: string): readonly string[] {
  const { start, end, except } = dates;
  const repetition = repetitionLines(dates, timeZone, lastDay);
  if (start.length === 10) {
    return [
      `DTSTART;VALUE=DATE:${dayText(start)}`,
      // The day after the last one.
      `DTEND;VALUE=DATE:${dayText(dayAfter(end, 1))}`,
      ...repetition,
      ...except.map((day) => `EXDATE;VALUE=DATE:${dayText(day)}`),
    ];
  }
  const zone = `TZID=${timeZone}`;
  return [
    `DTSTART;${zone}:${momentOf(start)}`,
    `DTEND;${zone}:${momentOf(end)}`,
    ...repetition,
    ...except.map((day) => `EXDATE;${zone}:${momentOf(day + start.slice(10))}`),
  ];
}

/**
 * @param lastDay until when what repeats for ever is written
 */
export function eventLines(event: IcsEvent, timeZone: string, lastDay: string): readonly string[] {
  const { uid, title, description, dates, changed, location, coordinates, address } = event;
  const { category, status, revision } = event;
  // The day begins at the site's midnight: at that of Greenwich it may still be to come.
  const stamp = `${icsMoment(timeOf(changed, timeZone))}Z`;
  const line = (name: string, value: string | undefined): string[] =>
    value === undefined || value === '' ? [] : [`${name}:${icsText(value)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...(revision === undefined ? [] : [`SEQUENCE:${sequenceOf(revision)}`]),
    ...timeLines(dates, timeZone, lastDay),
    ...line('SUMMARY', title),
    ...line('DESCRIPTION', description),
    ...line('LOCATION', location),
    ...(coordinates ? [`GEO:${coordinates.latitude};${coordinates.longitude}`] : []),
    ...(address === undefined ? [] : [`URL:${address}`]),
    ...line('CATEGORIES', category),
    `STATUS:${status === undefined ? 'CONFIRMED' : status === 'cancelled' ? 'CANCELLED' : 'TENTATIVE'}`,
    'END:VEVENT',
  ];
}
