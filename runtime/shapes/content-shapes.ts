import type { FullEntry, ListPage, MovedEntry } from '../../schema/content/content-model.ts';
import { listOf, mapOf, number, object, objectOf, optional, text } from './shape.ts';

const entryMembers = {
  id: text,
  title: text,
  date: optional(text),
  type: optional(text),
  code: optional(text),
  summary: optional(text),
  source: optional(text),
  picture: optional(object),
  language: optional(text),
  fields: optional(object),
};

const listEntry = objectOf(entryMembers);

export const listPage = objectOf({
  total: number,
  entries: listOf(listEntry),
  filter: optional(listOf(objectOf({ value: text, count: number }))),
});

export const fullEntry = objectOf({
  ...entryMembers,
  html: text,
  headings: listOf(objectOf({ id: text, text })),
  previous: optional(listEntry),
  next: optional(listEntry),
  related: listOf(listEntry),
  named: optional(mapOf(objectOf({ collection: text, entries: listOf(listEntry) }))),
  translations: optional(mapOf(text)),
});

const movedEntry = objectOf({ movedTo: text });

/** Whether a loaded value is a page of a list. */
export const isListPage = (value: unknown): value is ListPage => listPage(value);

/** Whether a loaded value is what stands in the file of an entry: the entry, or where it went. */
export const isEntryFile = (value: unknown): value is FullEntry | MovedEntry =>
  movedEntry(value) || fullEntry(value);
