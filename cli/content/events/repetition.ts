import * as imported from 'rrule';
import { clockAt } from '../../../schema/time/clock-at.ts';

// Node takes the package as CommonJS, with all of it as the default; the bundler takes it as a module without one.
const { RRule } = (Reflect.get(imported, 'default') as typeof imported | undefined) ?? imported;

/** A repetition as it is written: its parts, by their names in capitals (RFC 5545, 3.3.10). */
export type Repetition = ReadonlyMap<string, string>;

/** Why a text is no repetition, and what may have been meant. */
export type RepetitionFault = { readonly message: string; readonly suggestion?: string };

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const day = '(?:MO|TU|WE|TH|FR|SA|SU)';
const list = (item: string): RegExp => new RegExp(`^${item}(?:,${item})*$`);

/** What may stand behind each name. */
const shapes: Readonly<Record<string, RegExp>> = {
  FREQ: new RegExp(`^(?:${frequencies.join('|')})$`),
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/,
  BYDAY: list(`[+-]?(?:[1-9]|[1-4]\\d|5[0-3])?${day}`),
  BYMONTHDAY: list('[+-]?(?:[1-9]|[12]\\d|3[01])'),
  BYMONTH: list('(?:[1-9]|1[0-2])'),
  BYYEARDAY: list('[+-]?[1-9]\\d{0,2}'),
  BYWEEKNO: list('[+-]?(?:[1-9]|[1-4]\\d|5[0-3])'),
  BYSETPOS: list('[+-]?[1-9]\\d{0,2}'),
  WKST: new RegExp(`^${day}$`),
};

const example = 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20260630';

/** Reads a repetition. */
export function readRepetition(text: string): Repetition | RepetitionFault {
  if (/^RRULE:/i.test(text)) {
    const suggestion = text.slice('RRULE:'.length);
    return { message: 'the name RRULE is left out here', suggestion };
  }
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name = '', value = '', ...rest] = part.split('=');
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (!shape || rest.length > 0) {
      const suggestion = Object.hasOwn(shapes, name.toUpperCase()) ? text.toUpperCase() : undefined;
      const message = `"${part}" is no part of a repetition: it is written like ${example}`;
      return suggestion === undefined ? { message } : { message, suggestion };
    }
    if (parts.has(name)) return { message: `${name} stands there twice` };
    if (!shape.test(value)) return { message: `"${value}" is no ${name} of a repetition` };
    parts.set(name, value);
  }
  if (!parts.has('FREQ')) {
    return { message: `it does not say how often: FREQ=${frequencies.join(', ')}` };
  }
  if (parts.has('COUNT') && parts.has('UNTIL')) {
    return { message: 'COUNT and UNTIL exclude each other: one of them says when it ends' };
  }
  return parts;
}

/** Whether a repetition ends by itself. */
export const isEndless = (repetition: Repetition): boolean =>
  !repetition.has('COUNT') && !repetition.has('UNTIL');

/** The last moment of a repetition as the site's clocks show it, in milliseconds since 1970; undefined: none is written. */
export function untilOf(repetition: Repetition, timeZone: string): number | undefined {
  const text = repetition.get('UNTIL');
  if (text === undefined) return undefined;
  const [, year, month, date, hour = '23', minute = '59', second = '59', utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(text) ?? [];
  const time = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  return utc ? clockAt(time, timeZone) : time;
}

/**
 * The moments at which something that repeats begins: as the site's clocks show them, so that they stay the same where
 * the clocks are changed.
 * @param start the first one; all are milliseconds since 1970 of clocks in Greenwich that show the same
 * @param from those before are left out
 * @param to those after are left out
 * @param timeZone the site's
 */
export function repeatedStarts(
  repetition: Repetition,
  start: number,
  from: number,
  to: number,
  timeZone: string,
): readonly number[] {
  const text = [...repetition]
    .filter(([name]) => name !== 'UNTIL')
    .map((part) => part.join('='))
    .join(';');
  const until = untilOf(repetition, timeZone) ?? Number.POSITIVE_INFINITY;
  const last = Math.min(to, until);
  if (last < start || last < from) return [];
  const rule = new RRule({
    ...RRule.parseString(text),
    dtstart: new Date(start),
    until: new Date(last),
  });
  return rule.between(new Date(Math.max(start, from)), new Date(last), true).map(Number);
}
