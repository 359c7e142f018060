import type { EntryEvent } from '../events/event-model.ts';
import type { FieldValues, FrontPicture } from '../source.generated.ts';

/** What stands under one field of an entry. */
export type FieldValue = NonNullable<FieldValues[keyof FieldValues]>;

/** The versions of a picture in one format. */
export type PictureSource = {
  /** Media type, such as image/webp. */
  readonly type: string;
  /** Its widths, as `srcset` has them; addresses from the site's root. */
  readonly srcset: string;
};

/** A picture with what is known of its file. Sizes are CSS pixels at the drawing's own scale. */
export type EntryPicture = FrontPicture & {
  readonly width?: number;
  readonly height?: number;
  /** Smaller versions of it, the best format first; browsers that know none of them take the picture itself. */
  readonly sources?: readonly PictureSource[];
};

/** An entry as lists hold it: without its text. */
export type ListEntry = {
  readonly id: string;
  readonly title: string;
  /** Day of publication, YYYY-MM-DD. */
  readonly date?: string;
  /** Kind of content; absent: the collection's default. */
  readonly type?: string;
  readonly code?: string;
  readonly summary?: string;
  readonly source?: string;
  readonly picture?: EntryPicture;
  readonly pinned?: true;
  /** When it goes, in milliseconds since 1970: it is shown no longer from then on, whenever the site was built. */
  readonly until?: number;
  /** Language that it is written in, where that is not the language of the list. */
  readonly language?: string;
  readonly fields?: Readonly<Record<string, FieldValue>>;
};

/** One of the values that a list can be narrowed down to. */
export type FilterValue = { readonly value: string; readonly count: number };

/** A page of a list. */
export type ListPage = {
  /** Number of entries on all pages. */
  readonly total: number;
  readonly entries: readonly ListEntry[];
  readonly filter?: readonly FilterValue[];
};

export type EntryHeading = {
  readonly id: string;
  readonly text: string;
  /** Absent: the second. */
  readonly level?: 3;
};

/** An entry to read. */
export type FullEntry = ListEntry & {
  /** What it says first, for search results and link previews; absent where it has a summary. */
  readonly description?: string;
  /** The text: sanitised HTML. Addresses in it that start with the placeholder lead into the site. */
  readonly html: string;
  /** Its headings of the second and third level. */
  readonly headings: readonly EntryHeading[];
  /** Day of the last change that readers should know of, YYYY-MM-DD. */
  readonly updated?: string;
  /** Search engines keep it out of their results. */
  readonly noindex?: true;
  /** Languages of those of its translations that search engines keep out. */
  readonly noindexIn?: readonly string[];
  /** The event that it is. */
  readonly event?: EntryEvent;
  /** Newer and older one of the same section. */
  readonly previous?: ListEntry;
  readonly next?: ListEntry;
  /** What to read after it, the nearest first. */
  readonly related: readonly ListEntry[];
  /** Entries that its fields name, by field. */
  readonly named?: Readonly<
    Record<string, { readonly collection: string; readonly entries: readonly ListEntry[] }>
  >;
  /** Its desktop address in the other languages that it is written in. */
  readonly translations?: Readonly<Record<string, string>>;
};

/** What stands under an id that an entry had before. */
export type MovedEntry = { readonly movedTo: string };

/** What a list holds: keys and the value that entries have there. `year` is the date's. */
export type ListWhere = Readonly<Record<string, string>>;

/** The entries of a site as the compiler asks for them. */
export type SiteContent = {
  /** Changes with every entry. */
  readonly fingerprint: string;
  /** A page of a list, from 1. */
  readonly list: (
    collection: string,
    language: string,
    where: ListWhere,
    page: number,
    filter?: 'year' | 'type',
  ) => ListPage;
  readonly entry: (collection: string, language: string, id: string) => FullEntry | undefined;
};

/** A site without entries. */
export const noContent: SiteContent = {
  fingerprint: '',
  list: () => ({ total: 0, entries: [] }),
  entry: () => undefined,
};
