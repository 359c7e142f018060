import type { EntryView } from '../../content/use-entry.ts';

export type TopicFile = { readonly label: string; readonly file: string };

type Table = { readonly rows: readonly (readonly string[])[] };

const fieldOf = (entry: EntryView, field: string | undefined): unknown =>
  field === undefined ? undefined : entry.fields?.[field];

/** The text of a field that a block names; a content API may have something else there. */
export function textOf(entry: EntryView, field: string | undefined): string | undefined {
  const value = fieldOf(entry, field);
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a field. */
export function textsOf(entry: EntryView, field: string | undefined): readonly string[] {
  const value = fieldOf(entry, field);
  return Array.isArray(value)
    ? (value as readonly unknown[]).filter((text): text is string => typeof text === 'string')
    : [];
}

/** The table of a field. */
export function tableOf(entry: EntryView, field: string | undefined): Table | undefined {
  const value = fieldOf(entry, field) as Table | undefined;
  return Array.isArray(value?.rows) ? value : undefined;
}

/** The files of a field. */
export function filesOf(entry: EntryView, field: string | undefined): readonly TopicFile[] {
  const value = fieldOf(entry, field);
  return Array.isArray(value)
    ? (value as readonly TopicFile[]).filter((each) => typeof each?.file === 'string')
    : [];
}
