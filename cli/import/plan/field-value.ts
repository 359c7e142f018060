import type { Field } from '../../../schema/source.generated.ts';
import { dayOf } from './day-of.ts';

const lines = (text: string): string[] =>
  text
    .split(/[\n;；、|]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

const yes = /^(?:true|yes|y|1|是|有|√)$/i;
const no = /^(?:false|no|n|0|否|无|×)$/i;

/** Text of one line; undefined where a value is none. */
export function lineOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const line = String(value).replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}

/** The option that a word means: its name, or what readers see. */
function optionOf(word: string, options: NonNullable<Field['options']>): string | undefined {
  return Object.entries(options).find(([name, label]) => {
    const labels = typeof label === 'string' ? [label] : Object.values(label);
    return [name, ...labels].some((each) => each.toLowerCase() === word.toLowerCase());
  })?.[0];
}

/**
 * What a value of the old site is in a field, by the field's type.
 * @returns undefined where it cannot be one; other values than texts stay as they are
 */
export function fieldValue(value: unknown, { type, options = {} }: Field): unknown {
  const text = lineOf(value);
  switch (type) {
    case 'text':
    case 'address':
      return text;
    case 'number': {
      const number =
        text === undefined ? Number.NaN : Number(text.replace(/(?<=\d)[,，](?=\d{3})/g, ''));
      return Number.isFinite(number) ? number : undefined;
    }
    case 'day':
      return text === undefined ? undefined : dayOf(text);
    case 'yes':
      if (typeof value === 'boolean') return value;
      return text !== undefined && yes.test(text)
        ? true
        : text !== undefined && no.test(text)
          ? false
          : undefined;
    case 'texts':
    case 'entries':
      if (Array.isArray(value)) return value.flatMap((each) => lineOf(each) ?? []);
      return typeof value === 'string' ? lines(value) : undefined;
    case 'choice':
      return text === undefined ? undefined : optionOf(text, options);
    case 'files':
    case 'links': {
      if (typeof value !== 'string') return value;
      const key = type === 'files' ? 'file' : 'link';
      return lines(value).map((each) => ({ label: each.split('/').at(-1) ?? each, [key]: each }));
    }
    default:
      return typeof value === 'string' ? undefined : value;
  }
}
