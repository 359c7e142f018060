import type { EntryHeading } from '../../schema/content/content-model.ts';
import type { SearchDocument } from '../../schema/search/search-files.ts';

/** A document to be found, before its text is read. */
export type SearchSource = Omit<SearchDocument, 'text'> & {
  /** The text that it is found by and that excerpts come from; read when it is wanted. */
  readonly read: () => string;
  /** Its headings, which people look for as they do for titles. */
  readonly headings?: readonly EntryHeading[];
  /** Changes with all of it. */
  readonly fingerprint: string;
};
