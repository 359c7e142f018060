import type { FullEntry } from '../../../schema/content/content-model.ts';
import type { EntryEvent, EventTime } from '../../../schema/events/event-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { timeOf } from '../../../schema/time/time-of.ts';
import { rootOf } from '../page-links.ts';
import type { BuiltFacts } from './built-facts.ts';
import type { Thing } from './thing.ts';

const statuses = { cancelled: 'EventCancelled', postponed: 'EventPostponed' } as const;

/** A day, or a moment with its offset from Greenwich, as schema.org wants both (ISO 8601). */
function written(moment: string, timeZone: string): string {
  if (moment.length === 10) return moment;
  const minutes = Math.round((Date.parse(`${moment}Z`) - timeOf(moment, timeZone)) / 60_000);
  const size = Math.abs(minutes);
  const part = (number: number): string => String(number).padStart(2, '0');
  return `${moment}${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}

/** Where it is: the site's place, with the room in its name; else where the event says. */
function placeOf({ place: name, location }: EntryEvent, { table, model }: BuiltFacts): unknown {
  const place = name === undefined ? undefined : ownValue(table.places ?? {}, name);
  if (!place) {
    return location === undefined
      ? undefined
      : {
          '@type': 'Place',
          name: location,
          address: { '@type': 'PostalAddress', streetAddress: location },
        };
  }
  return {
    '@type': 'Place',
    '@id': `${rootOf(model)}/#place-${name}`,
    name: [place.name, location].filter(Boolean).join(' · '),
    address: {
      '@type': 'PostalAddress',
      streetAddress: (place.address ?? [place.name]).join(', '),
    },
    geo: place.coordinates && { '@type': 'GeoCoordinates', ...place.coordinates },
  };
}

/** What an event says of its seats: that there are none left, or where to book. */
function offersOf({ booking }: EntryEvent, url: string): Thing | undefined {
  if (!booking?.full && booking?.link === undefined) return undefined;
  const { link = '', full } = booking;
  return {
    '@type': 'Offer',
    url: /^https?:/.test(link) ? link : url,
    availability: `https://schema.org/${full ? 'SoldOut' : 'InStock'}`,
  };
}

/**
 * An event in the words of schema.org: the next of its dates.
 * @param common what is said of all things
 * @param organizer who holds it
 * @returns undefined where nobody knows where it is
 */
export function eventData(
  { title, event }: FullEntry & { readonly event: EntryEvent },
  facts: BuiltFacts,
  common: Omit<Thing, '@type'> & { readonly url: string },
  organizer: unknown,
): Thing | undefined {
  const [next] = event.times as readonly EventTime[];
  const location = placeOf(event, facts);
  if (!next || location === undefined) return undefined;
  const { timeZone = 'UTC' } = facts.model;
  const [start, end] = next;
  return {
    ...common,
    '@type': 'Event',
    name: title,
    startDate: written(start, timeZone),
    endDate: written(end, timeZone),
    eventStatus: `https://schema.org/${event.status ? statuses[event.status] : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location,
    organizer,
    offers: offersOf(event, common.url),
  };
}
