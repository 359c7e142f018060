import { ownValue } from '../../own-value.ts';
import type { HttpFields, HttpSource } from '../../source.generated.ts';
import type { CollectionModel } from '../collection-model.ts';
import type { EntryPicture, FieldValue, ListEntry } from '../content-model.ts';
import { atPath } from './at-path.ts';
import { completeAddress } from './complete-address.ts';
import { dayOfAnswer } from './day-of-answer.ts';
import type { LineReader } from './line-of-answer.ts';
import { linkOfAnswer, shapeOfAnswer } from './shape-of-answer.ts';

/** Longer ones are no ids. */
const maxIdLength = 200;

const known = ['id', 'title', 'date', 'type', 'code', 'summary', 'source', 'picture', 'body'];

/** An id as it may stand in an address. */
function idOf(value: unknown): string | undefined {
  const id =
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const isId = id !== '' && id.length <= maxIdLength && !/^\.{1,2}$|\p{Cc}/u.test(id);
  return isId ? id : undefined;
}

/** A value as the type that the collection gives its field; undefined where it is none. */
function fieldOf(
  value: unknown,
  name: string,
  type: string | undefined,
  http: HttpSource,
  base: string,
  lineOf: LineReader,
): FieldValue | undefined {
  switch (type) {
    case 'day':
      return dayOfAnswer(value, http.timeZone);
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    }
    case 'yes':
      return typeof value === 'boolean' ? value : undefined;
    case 'texts': {
      const all = Array.isArray(value) ? value : [value];
      const texts = all.flatMap((each) => lineOf(each) ?? []);
      return texts.length > 0 ? texts : undefined;
    }
    case undefined:
    case 'text':
    case 'choice':
      return lineOf(value);
    case 'address': {
      const address = lineOf(value);
      // One from the root may be a page of this site.
      return address === undefined || /^(?:[/?#]|[a-z][a-z0-9+.-]*:)/i.test(address)
        ? address
        : linkOfAnswer(address, base);
    }
    default:
      return shapeOfAnswer(value, type, http.shapes?.[name] ?? {}, base, lineOf);
  }
}

/** The picture of an item, its address with a host. */
function pictureOf(
  item: unknown,
  place: HttpFields['picture'],
  base: string,
  lineOf: LineReader,
): EntryPicture | undefined {
  if (place === undefined) return undefined;
  const { src: at, alt, base: own = '' } = typeof place === 'string' ? { src: place } : place;
  const found = atPath(item, at);
  const from = completeAddress(own, base)?.href ?? base;
  const src = typeof found === 'string' ? completeAddress(found, from)?.href : undefined;
  if (src === undefined) return undefined;
  const text = alt === undefined ? undefined : lineOf(atPath(item, alt));
  return text === undefined ? { src } : { src, alt: text };
}

/** What reads an item besides the item itself. */
export type ItemOptions = {
  /** Where addresses without a host start, by the entry's id. */
  readonly base: (id: string) => string;
  readonly lineOf: LineReader;
  /** Is given a sentence where something of the answer is of no use. */
  readonly note?: (message: string) => void;
};

/**
 * Reads an item of an answer as an entry.
 * @returns undefined for one without an id or a title
 */
export function itemOfAnswer(
  item: unknown,
  http: HttpSource,
  declared: CollectionModel['fields'],
  { base: baseOf, lineOf, note }: ItemOptions,
): ListEntry | undefined {
  const at = (key: string): unknown => {
    const path = ownValue(http.fields as Readonly<Record<string, unknown>>, key);
    return typeof path === 'string' ? atPath(item, path) : undefined;
  };
  const id = idOf(at('id'));
  const title = lineOf(at('title'));
  if (id === undefined || title === undefined) return undefined;
  const base = baseOf(id);
  const picture = pictureOf(item, http.fields.picture, base, lineOf);
  const texts = Object.fromEntries(
    ['type', 'code', 'summary', 'source'].flatMap((key) => {
      const value = lineOf(at(key));
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const date = dayOfAnswer(at('date'), http.timeZone);
  const further = Object.keys(http.fields).flatMap((key) => {
    if (known.includes(key)) return [];
    const type = declared.find(({ name }) => name === key)?.type;
    const given = at(key);
    const value = fieldOf(given, key, type, http, base, lineOf);
    if (value === undefined && given !== undefined && given !== null && given !== '') {
      note?.(
        `"${key}" of an entry is no ${type ?? 'text'}, so it is not shown: see \`shapes\` in the manual`,
      );
    }
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    id,
    title,
    ...texts,
    ...(date === undefined ? {} : { date }),
    ...(picture === undefined ? {} : { picture }),
    ...(further.length === 0 ? {} : { fields: Object.fromEntries(further) }),
  };
}
