import { useState } from 'react';
import type {
  CalendarEvent,
  CalendarMonth,
  CalendarNow,
} from '../../schema/content/calendar-model.ts';
import { calendarFile } from '../../schema/content/content-files.ts';
import { monthAfter } from '../../schema/events/event-days.ts';
import { ownValue } from '../../schema/own-value.ts';
import { emittedFile } from '../requests/emitted-file.ts';
import { useRequests, useResources } from '../requests/use-requests.ts';
import { loadDocument } from '../resources/load-document.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useScreen } from '../screen/screen-context.ts';
import { isCalendarMonth, isCalendarNow } from '../shapes/calendar-shapes.ts';
import { type SiteState, useSiteState } from '../state/site-state.ts';
import { type Entry, entryOf } from './entry.ts';

/** An event as blocks show it. */
export type EventView = CalendarEvent & Entry;

export type Calendar = {
  /** What is known of all months; undefined: it is awaited. */
  readonly now: CalendarNow | undefined;
  /** The events of the months that were asked for, as far as they are there. */
  readonly events: readonly EventView[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
};

function request<Value>(
  state: SiteState,
  file: string,
  isWanted: (value: unknown) => value is Value,
): ResourceRequest {
  return { key: file, load: () => loadDocument(emittedFile(state, file), isWanted) };
}

/** The same event of several months once, with the times of all of them. */
function joined(months: readonly CalendarMonth[]): readonly CalendarEvent[] {
  const found = new Map<string, CalendarEvent>();
  for (const event of months.flatMap(({ events }) => events)) {
    const known = found.get(event.id);
    const times = [...(known?.times ?? []), ...event.times];
    const own = new Map(times.map((time) => [time[0], time]));
    found.set(event.id, { ...event, times: [...own.values()] });
  }
  return [...found.values()];
}

/**
 * The events of a collection.
 * @param monthsFor finds the months that are wanted, once it is known what there is
 */
export function useCalendar(
  collection: string,
  monthsFor: (now: CalendarNow) => readonly string[],
): Calendar {
  const site = useSiteState();
  const { table } = useScreen();
  const resources = useResources();
  const [attempt, setAttempt] = useState(0);
  const fileOf = (month: string): string => calendarFile(collection, table.language, month);
  const first = request(site, fileOf('now'), isCalendarNow);
  const around = resources.read<CalendarNow | null>(first.key);
  const now = around?.state === 'ready' ? (around.value ?? undefined) : undefined;
  const here = now ? [now.day.slice(0, 7), monthAfter(now.day.slice(0, 7), 1)] : [];
  const wanted = now
    ? [...new Set(monthsFor(now))].filter(
        (month) => now.months.includes(month) && !here.includes(month),
      )
    : [];
  const further = wanted.map((month) => request(site, fileOf(month), isCalendarMonth));
  const requests = [first, ...further];
  useRequests(requests, `${requests.map(({ key }) => key).join()} ${attempt}`);
  const read = further.map(({ key }) => resources.read<CalendarMonth | null>(key));
  const months = read.flatMap((each) => (each?.state === 'ready' ? (each.value ?? []) : []));
  const all = [around, ...read];
  const model = ownValue(table.collections, collection);
  return {
    now,
    events: joined(now ? [now, ...months] : []).map((event) =>
      entryOf(event, collection, model, site.model),
    ),
    state: all.some((each) => each?.state === 'failed')
      ? 'failed'
      : all.every((each) => each?.state === 'ready')
        ? 'ready'
        : 'loading',
    retry: () => setAttempt(attempt + 1),
  };
}
