import type { CalendarMonth, CalendarNow } from '../../schema/content/calendar-model.ts';
import { listOf, mapOf, objectOf, optional, text } from './shape.ts';

const events = listOf(
  objectOf({
    id: text,
    title: text,
    audience: optional(listOf(text)),
    times: listOf(listOf(text)),
  }),
);

const month = objectOf({ events });
const now = objectOf({ events, day: text, months: listOf(text), values: mapOf(listOf(text)) });

/** Whether a loaded value is the events of a month. */
export const isCalendarMonth = (value: unknown): value is CalendarMonth => month(value);

/** Whether a loaded value is the events around a build. */
export const isCalendarNow = (value: unknown): value is CalendarNow => now(value);
