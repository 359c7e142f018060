/**
 * From when until when something takes place, as the clocks of the site's time zone show it: moments such as
 * `2026-03-07T10:00`, or, where it lasts all day, its first and its last day.
 */
export type EventTime = readonly [start: string, end: string];

/** What an event is, besides when. */
export type EventFacts = {
  /** For whom: keys of the collection's audiences. */
  readonly audience?: readonly string[];
  /** Name of a place of the site. */
  readonly place?: string;
  /** Room, or where it is besides. */
  readonly location?: string;
  readonly status?: 'cancelled' | 'postponed';
  readonly booking?: {
    readonly required?: boolean;
    readonly full?: boolean;
    readonly link?: string;
    readonly text?: string;
  };
};

/** What an entry says of the event that it is. */
export type EntryEvent = EventFacts & {
  /** Those from the day of the build on, the soonest first; where it is over, the last one. */
  readonly times: readonly EventTime[];
  /** Set where it takes place more than once. */
  readonly repeats?: true;
  /** Its calendar file, from the site's root; absent: there is none. */
  readonly file?: string;
};
