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
  until: optional(number),
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
