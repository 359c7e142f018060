import type { FullEntry, ListPage, MovedEntry } from '../../schema/content/content-model.ts';
import { fullEntry, listPage } from './content-shapes.ts';
import { objectOf, text } from './shape.ts';

const movedEntry = objectOf({ movedTo: text });

/** Whether a loaded value is a page of a list. */
export const isListPage = (value: unknown): value is ListPage => listPage(value);

/** Whether a loaded value is what stands in the file of an entry: the entry, or where it went. */
export const isEntryFile = (value: unknown): value is FullEntry | MovedEntry =>
  movedEntry(value) || fullEntry(value);
