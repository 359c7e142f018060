import { entryAddress } from '../../../schema/content/entry-address.ts';
import type { Model, RouteTable } from '../../../schema/model.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { timeOf } from '../../../schema/time/time-of.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import {
  calendarAddress,
  type EventCalendar,
  hasCalendarFiles,
} from '../../content/events/event-calendar.ts';
import { readRepetition } from '../../content/events/repetition.ts';
import { completeAddress } from '../seo/complete-address.ts';
import { eventLines, type IcsEvent } from './event-lines.ts';
import { icsFile, icsText } from './ics-text.ts';
import { timeZoneLines } from './time-zone-lines.ts';

type Dated = ReturnType<EventCalendar['events']>[number];

/** How often calendar programs should look for news. */
const refresh = 'PT12H';

/** Host that identifiers end in, with the folder of a site that lies in one. */
const hostOf = ({ site: { origin, base } }: Model): string =>
  (origin === undefined ? 'site.invalid' : new URL(origin).host) +
  base.replace(/\/$/, '').replaceAll('/', '.');

/** The day of the last change as it is written; where it is not, that of the build, which nobody has read before. */
const lastChange = (updated: string | undefined, today: string): string =>
  updated !== undefined && updated < today ? updated : today;

/** An event of a language as calendar programs read it; undefined for an entry that is none. */
function icsEvent(
  { listed: { item, entry }, facts }: Dated,
  collection: string,
  table: RouteTable,
  { calendar }: ContentIndex,
  model: Model,
): IcsEvent | undefined {
  const dates = calendar.datesOf(entry);
  if (!dates) return undefined;
  const declared = table.collections[collection];
  const complete = completeAddress(model.site);
  const path = declared?.detail && entryAddress(item, declared.detail, declared.type);
  const place = facts.place === undefined ? undefined : table.places?.[facts.place];
  const { booking = {} } = facts;
  const { front } = entry.record;
  const t = (key: string): string => table.messages[key] ?? '';
  return {
    uid: `${collection}.${entry.id}@${hostOf(model)}`,
    title: item.title,
    description: [
      item.summary,
      booking.full ? t('eventFull') : booking.required ? t('eventBookingRequired') : undefined,
      booking.text,
    ]
      .filter(Boolean)
      .join('\n'),
    dates,
    changed: lastChange(front.updated, calendar.day),
    revision: front.updated,
    location: [facts.location, place?.name, ...(place?.address ?? [])].filter(Boolean).join(', '),
    coordinates: place?.coordinates,
    address: complete && path !== undefined ? complete(path) : undefined,
    category: declared?.types[item.type ?? declared.type],
    status: facts.status,
  };
}

/**
 * The calendar files of a site (RFC 5545): for each language one with all events of a collection, to subscribe to, and
 * one for each event.
 */
export function calendarFiles(
  source: SiteSource,
  model: Model,
  index: ContentIndex,
): ReadonlyMap<string, { readonly text: string }> {
  const files = new Map<string, { readonly text: string }>();
  const { calendar } = index;
  const { timeZone, lastDay } = calendar;
  const textOf = (name: string, tag: string, events: readonly IcsEvent[]): string => {
    const moments = events.filter(({ dates }) => dates.start.length > 10);
    const starts = moments.map(({ dates }) => timeOf(dates.start, timeZone));
    const ends = moments.map(({ dates }) => {
      const repeats = dates.repeat !== undefined && !('message' in readRepetition(dates.repeat));
      return timeOf(repeats ? lastDay : dates.end, timeZone);
    });
    return icsFile([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `PRODID:-//site-runtime//events//${tag.toUpperCase()}`,
      'CALSCALE:GREGORIAN',
      `NAME:${icsText(name)}`,
      `X-WR-CALNAME:${icsText(name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
      `X-PUBLISHED-TTL:${refresh}`,
      ...(moments.length === 0
        ? []
        : timeZoneLines(timeZone, Math.min(...starts), Math.max(...ends))),
      ...events.flatMap((event) => eventLines(event, timeZone, lastDay)),
      'END:VCALENDAR',
    ]);
  };
  for (const name of Object.keys(source.collections ?? {})) {
    if (!hasCalendarFiles(source, name)) continue;
    for (const [language, { tag, name: site }] of Object.entries(model.site.languages)) {
      const table = model.tables.find(
        (each) => each.language === language && each.device === model.site.defaultDevice,
      );
      if (!table) continue;
      const events = calendar.events(name, language).flatMap((dated) => {
        const event = icsEvent(dated, name, table, index, model);
        return event ? [{ id: dated.listed.item.id, event }] : [];
      });
      const label = table.collections[name]?.label;
      const title = label === undefined ? site : `${label} - ${site}`;
      const all = textOf(
        title,
        tag,
        events.map(({ event }) => event),
      );
      files.set(calendarAddress(name, language).slice(1), { text: all });
      for (const { id, event } of events) {
        const text = textOf(event.title, tag, [event]);
        files.set(calendarAddress(name, language, id).slice(1), { text });
      }
    }
  }
  return files;
}
