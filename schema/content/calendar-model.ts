import type { EventFacts, EventTime } from '../events/event-model.ts';
import type { EntryPicture, ListEntry } from './content-model.ts';

/** An event in a calendar. */
export type CalendarEvent = Pick<
  ListEntry,
  'id' | 'title' | 'date' | 'type' | 'summary' | 'language'
> &
  EventFacts & {
    readonly picture?: Pick<EntryPicture, 'src' | 'alt' | 'width' | 'height'>;
    /** What it says in fields that are choices. */
    readonly choices?: Readonly<Record<string, string>>;
    /** Those that the file is about, the soonest first. */
    readonly times: readonly EventTime[];
  };

/** The events of one month. */
export type CalendarMonth = { readonly events: readonly CalendarEvent[] };

/** The events of the month of a build and the next one, and what is to be known of the others. */
export type CalendarNow = CalendarMonth & {
  /** Day of the build at the site's, YYYY-MM-DD. */
  readonly day: string;
  /** Months with events, YYYY-MM, in their order; the build's is one of them. */
  readonly months: readonly string[];
  /** What occurs in them, by what events can be chosen by: type, audience, place, fields. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** File with all events for calendar programs, from the site's root; absent: there is none. */
  readonly file?: string;
};
