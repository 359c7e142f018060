import { compact } from '../../../schema/compact.ts';
import type {
  CalendarEvent,
  CalendarMonth,
  CalendarNow,
} from '../../../schema/content/calendar-model.ts';
import { calendarFile } from '../../../schema/content/content-files.ts';
import { browserSource } from '../../../schema/content/http/browser-source.ts';
import { firstDay, lastDay, monthAfter } from '../../../schema/events/event-days.ts';
import type { EventTime } from '../../../schema/events/event-model.ts';
import type { Collection, SiteSource } from '../../../schema/source.generated.ts';
import type { ContentIndex } from '../content-index.ts';
import { calendarAddress, type EventCalendar, hasCalendarFiles } from './event-calendar.ts';

type Dated = ReturnType<EventCalendar['events']>[number];

/** Names of the fields of a collection that are choices. */
const choicesOf = ({ fields = {} }: Collection): readonly string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (type === 'choice' ? [name] : []));

/** An event as calendars hold it. */
function calendarEvent(
  { listed: { item, entry }, facts }: Dated,
  times: readonly EventTime[],
  choices: readonly string[],
): CalendarEvent {
  const { id, title, date, type, summary, language, picture } = item;
  const chosen = choices.flatMap((name) => {
    const value = entry.record.fields[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const { src, alt, width, height } = picture ?? {};
  return compact({
    id,
    title,
    date,
    type,
    summary,
    language,
    ...facts,
    picture: src === undefined ? undefined : compact({ src, alt, width, height }),
    choices: chosen.length === 0 ? undefined : Object.fromEntries(chosen),
    times,
  });
}

/** The months, YYYY-MM, that a time reaches into. */
function* monthsOf(time: EventTime): Iterable<string> {
  const last = lastDay(time).slice(0, 7);
  for (let month = firstDay(time).slice(0, 7); month <= last; month = monthAfter(month, 1)) {
    yield month;
  }
}

const soonest = (a: CalendarEvent, b: CalendarEvent): number => {
  const [one = '', other = ''] = [a.times[0]?.[0], b.times[0]?.[0]];
  return one === other ? 0 : one < other ? -1 : 1;
};

/** What occurs in the events of a collection, by what they can be chosen by. */
function valuesOf(
  events: readonly Dated[],
  { type: typeByDefault = 'article' }: Collection,
  choices: readonly string[],
): CalendarNow['values'] {
  const found = (pick: (event: Dated) => readonly (string | undefined)[]): string[] => [
    ...new Set(events.flatMap(pick).filter((value) => value !== undefined)),
  ];
  return {
    type: found(({ listed }) => [listed.item.type ?? typeByDefault]),
    audience: found(({ facts }) => facts.audience ?? []),
    place: found(({ facts }) => [facts.place]),
    ...Object.fromEntries(
      choices.map((name) => [
        name,
        found(({ listed }) => {
          const value = listed.entry.record.fields[name];
          return [typeof value === 'string' ? value : undefined];
        }),
      ]),
    ),
  };
}

/** The files that calendars of a language are drawn from: each with the function that makes its text. */
export function* calendarTexts(
  source: SiteSource,
  { calendar }: ContentIndex,
  language: string,
): Iterable<readonly [path: string, make: () => string]> {
  for (const [name, collection] of Object.entries(source.collections ?? {})) {
    if (!collection.events || browserSource(collection)) continue;
    const events = calendar.events(name, language);
    const choices = choicesOf(collection);
    const [from, until] = [calendar.firstDay.slice(0, 7), calendar.lastDay.slice(0, 7)];
    const months = new Map<string, Map<Dated, EventTime[]>>();
    for (const event of events) {
      for (const time of event.times) {
        for (const month of monthsOf(time)) {
          if (month < from || month > until) continue;
          const held = months.get(month) ?? new Map<Dated, EventTime[]>();
          months.set(month, held.set(event, [...(held.get(event) ?? []), time]));
        }
      }
    }
    const inMonths = (...wanted: readonly string[]): CalendarMonth => ({
      events: events
        .flatMap((event) => {
          const times = wanted.flatMap((month) => months.get(month)?.get(event) ?? []);
          return times.length === 0 ? [] : [calendarEvent(event, [...new Set(times)], choices)];
        })
        .sort(soonest),
    });
    for (const month of months.keys()) {
      yield [calendarFile(name, language, month), () => JSON.stringify(inMonths(month))];
    }
    yield [
      calendarFile(name, language, 'now'),
      () => {
        const { day } = calendar;
        const month = day.slice(0, 7);
        const now: CalendarNow = compact({
          day,
          months: [...new Set([...months.keys(), month])].sort(),
          values: valuesOf(
            events.filter(({ times }) => times.length > 0),
            collection,
            choices,
          ),
          file: hasCalendarFiles(source, name) ? calendarAddress(name, language) : undefined,
          ...inMonths(month, monthAfter(month, 1)),
        });
        return JSON.stringify(now);
      },
    ];
  }
}
