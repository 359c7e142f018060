import { dayParts } from '../../schema/content/day-parts.ts';
import type { MessageKey } from '../../schema/messages/message-key.ts';

type Bounds<Value = number> = { readonly least?: Value; readonly most?: Value };

/** What a text that a visitor typed must be. What is left out is not asked for. */
export type FieldRule = {
  readonly required?: boolean;
  /** The texts to choose from. */
  readonly options?: readonly string[];
  /** False: blanks alone are no answer. */
  readonly whitespace?: boolean;
  readonly type?: 'number' | 'email' | 'date';
  /** In characters. */
  readonly length?: Bounds;
  /** Of the number that the text is. */
  readonly range?: Bounds;
  /** Of the day that the text is, as YYYY-MM-DD. */
  readonly days?: Bounds<string>;
  readonly pattern?: RegExp;
};

/** The message that says what is wrong, and the values of its placeholders. */
export type FieldProblem = {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, string | number>>;
};

/** As much as can be checked without sending a mail. */
const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

const isType = {
  number: isNumber,
  email: (text: string) => email.test(text),
  date: (text: string) => dayParts(text) !== undefined,
};
const typeKeys = { number: 'formNumber', email: 'formEmail', date: 'formDate' } as const;

function outside<Value extends number | string>(
  value: Value,
  { least, most }: Bounds<Value>,
): boolean {
  return (least !== undefined && value < least) || (most !== undefined && value > most);
}

/** The message for bounds of which one may be missing. */
function boundsKey(
  kind: 'formLength' | 'formRange' | 'formDay',
  { least, most }: Bounds<unknown>,
): MessageKey {
  if (least === undefined) return `${kind}Most`;
  return most === undefined ? `${kind}Least` : kind;
}

function problemKey(text: string, rule: FieldRule): MessageKey | undefined {
  const { required, options, whitespace, type, length, range, days, pattern } = rule;
  if (text === '') return required ? 'formRequired' : undefined;
  if (whitespace === false && text.trim() === '') return 'formWhitespace';
  if (options && !options.includes(text)) return 'formEnum';
  if (type && !isType[type](text)) return typeKeys[type];
  if (length && outside([...text].length, length)) return boundsKey('formLength', length);
  if (range && (!isNumber(text) || outside(Number(text), range))) {
    return isNumber(text) ? boundsKey('formRange', range) : 'formNumber';
  }
  const day = days && dayParts(text);
  if (day && outside(`${day.year}-${day.month}-${day.day}`, days))
    return boundsKey('formDay', days);
  // `search` starts at the beginning, whatever a global pattern found before.
  return pattern && text.search(pattern) < 0 ? 'formPattern' : undefined;
}

/**
 * Checks what was typed into a field against its rule; the first problem is returned. An empty text is
 * wrong only where one is required.
 * @returns the message and its values, to which the field's name is added as {label}
 */
export function fieldProblem(text: string, rule: FieldRule): FieldProblem | undefined {
  const key = problemKey(text, rule);
  if (key === undefined) return undefined;
  if (key.startsWith('formLength')) return { key, values: { ...rule.length } };
  if (key.startsWith('formRange')) return { key, values: { ...rule.range } };
  if (key.startsWith('formDay')) return { key, values: { ...rule.days } };
  return { key, values: key === 'formEnum' ? { options: (rule.options ?? []).join(' / ') } : {} };
}
