import type { ListEntry } from '../../schema/content/content-model.ts';
import type { Collection } from '../../schema/source.generated.ts';
import { fetchedMark } from '../content/entries/fetched-mark.ts';

/** What of an entry its collection does not know. */
const unknownKeys = ({ code, type }: ListEntry, { codes, types, type: own }: Collection) => ({
  code: code !== undefined && !Object.hasOwn(codes ?? {}, code),
  type: type !== undefined && type !== (own ?? 'article') && !Object.hasOwn(types ?? {}, type),
});

/**
 * The file that an entry is kept in: its front matter, and its text as HTML. Sections, kinds and choices that the
 * collection does not know are left out, as lists without them show the entry all the same.
 */
export function entryFileText(entry: ListEntry, collection: Collection, html: string): string {
  const { title, date, code, type, summary, source, picture, fields = {} } = entry;
  const unknown = unknownKeys(entry, collection);
  const declared = Object.entries(collection.fields ?? {}).flatMap(([name, field]) => {
    const value = fields[name];
    const isChoice = field.type === 'choice' && !Object.hasOwn(field.options ?? {}, String(value));
    return value === undefined || isChoice ? [] : [[name, value] as const];
  });
  const front = {
    ...{ title, date, summary, source, picture },
    code: unknown.code ? undefined : code,
    type: unknown.type ? undefined : type,
    ...Object.fromEntries(declared),
  };
  // JSON is YAML, too.
  const lines = Object.entries(front).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ['---', fetchedMark, ...lines, '---', '', html, ''].join('\n');
}
