import type { FieldValue } from '../content-model.ts';
import { atPath } from './at-path.ts';
import { completeAddress } from './complete-address.ts';
import type { LineReader } from './line-of-answer.ts';

/** Where the keys of a field's items stand in an answer, where they are called otherwise. */
export type AnswerKeys = Readonly<Record<string, string>>;

/** Items of one field that are read; an answer is from outside. */
const maxItems = 500;

/** Keys of the items of a field, by its type; those with ? may be absent. */
const itemKeys: Readonly<Record<string, readonly string[]>> = {
  facts: ['label', 'value'],
  steps: ['date?', 'title', 'text?', 'link?'],
  links: ['label', 'link'],
  files: ['label', 'file'],
};

/** A link of an answer with its host; mail and telephone have none. */
export const linkOfAnswer = (value: unknown, base: string): string | undefined => {
  if (typeof value !== 'string') return undefined;
  return /^\s*(?:mailto|tel):/i.test(value) ? value.trim() : completeAddress(value, base)?.href;
};

/** One item; undefined where a key is missing. */
function itemOf(
  item: unknown,
  wanted: readonly string[],
  keys: AnswerKeys,
  base: string,
  lineOf: LineReader,
): Record<string, string> | undefined {
  const made: Record<string, string> = {};
  for (const each of wanted) {
    const key = each.replace('?', '');
    const value = atPath(item, keys[key] ?? key);
    const isAddress = key === 'link' || key === 'file';
    const read = isAddress ? linkOfAnswer(value, base) : lineOf(value);
    if (read !== undefined) made[key] = read;
    else if (key === each) return undefined;
  }
  return made;
}

function tableOf(value: unknown, keys: AnswerKeys, lineOf: LineReader): FieldValue | undefined {
  const columns = atPath(value, keys.columns ?? 'columns');
  const rows = atPath(value, keys.rows ?? 'rows');
  if (!Array.isArray(columns) || columns.length === 0 || !Array.isArray(rows)) return undefined;
  const cells = (row: readonly unknown[]): string[] =>
    columns.map((_, index) => lineOf(row[index]) ?? '');
  return {
    columns: cells(columns),
    rows: rows.slice(0, maxItems).flatMap((row) => (Array.isArray(row) ? [cells(row)] : [])),
  };
}

/**
 * Reads a field that is a list or a table: facts {label, value}, steps {title, date, text, link}, links
 * {label, link}, files {label, file}, a table {columns, rows}, entries (ids, or objects with an id).
 * @param keys names in the answer, where they are others
 * @param base where addresses without a host start
 * @returns undefined for another shape; items without what they need are left out
 */
export function shapeOfAnswer(
  value: unknown,
  type: string,
  keys: AnswerKeys,
  base: string,
  lineOf: LineReader,
): FieldValue | undefined {
  if (type === 'table') return tableOf(value, keys, lineOf);
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value.slice(0, maxItems);
  if (type === 'entries') {
    const ids = items.flatMap((item) => {
      const id = typeof item === 'object' ? atPath(item, keys.id ?? 'id') : item;
      return typeof id === 'number' || typeof id === 'string' ? [String(id)] : [];
    });
    return ids.length > 0 || items.length === 0 ? ids : undefined;
  }
  const wanted = itemKeys[type];
  if (!wanted) return undefined;
  const made = items
    .map((item) => itemOf(item, wanted, keys, base, lineOf))
    .filter((item) => item !== undefined);
  return made.length > 0 || items.length === 0 ? (made as unknown as FieldValue) : undefined;
}
