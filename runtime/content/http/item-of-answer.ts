import type { ListEntry } from '../../../schema/content/content-model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { safeAddress } from '../../page/safe-address.ts';
import { atPath } from './at-path.ts';

/** Longer texts are no titles and no summaries; they are cut. */
const longest = 500;

/** A value as one line of text: an API may hand out numbers, or text with tags and entities in it. */
function line(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const plain = new DOMParser().parseFromString(value, 'text/html').body.textContent ?? '';
  const text = plain.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text.slice(0, longest);
}

/** A day as YYYY-MM-DD from 2026-03-18 08:30:00, 2026/3/18 or milliseconds since 1970. */
function day(value: unknown): string | undefined {
  if (typeof value === 'number' || /^\d{12,13}$/.test(String(value))) {
    const date = new Date(Number(value));
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
  }
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(String(value ?? ''));
  if (!match) return undefined;
  const [, year, month = '', date = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

const known = ['id', 'title', 'date', 'type', 'code', 'summary', 'source', 'picture', 'body'];

/**
 * Reads an item of an answer as an entry.
 * @returns undefined for one without an id or a title
 */
export function itemOfAnswer(item: unknown, { fields }: HttpSource): ListEntry | undefined {
  const at = (key: string): unknown => {
    const path = fields[key];
    return path === undefined ? undefined : atPath(item, path);
  };
  const id = line(at('id'));
  const title = line(at('title'));
  if (id === undefined || title === undefined) return undefined;
  const source = line(at('picture'));
  const src = source === undefined ? undefined : safeAddress(source);
  const texts = Object.fromEntries(
    ['type', 'code', 'summary', 'source'].flatMap((key) => {
      const value = line(at(key));
      return value === undefined ? [] : [[key, value]];
    }),
  );
  const date = day(at('date'));
  const further = Object.keys(fields).flatMap((key) => {
    const value = known.includes(key) ? undefined : line(at(key));
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    id,
    title,
    ...texts,
    ...(date === undefined ? {} : { date }),
    ...(src !== undefined && /^(?:https?:\/\/|\/)/i.test(src) ? { picture: { src } } : {}),
    ...(further.length === 0 ? {} : { fields: Object.fromEntries(further) }),
  };
}
