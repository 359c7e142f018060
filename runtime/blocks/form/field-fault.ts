import { type FieldProblem, type FieldRule, fieldProblem } from '../../forms/field-problem.ts';
import type { FieldModel } from './field-model.ts';

const megabyte = 1024 * 1024;

/** As many kinds of numbers as there are in the world: digits, and what stands between them. */
const phone = /^\+?[\d\s().-]{5,30}(?:(?:ext|x|转)\.?\s*\d{1,8})?$/i;

const rules: Readonly<Partial<Record<FieldModel['kind'], FieldRule['type']>>> = {
  email: 'email',
  number: 'number',
  date: 'date',
};

const bounds = <Value>(least: Value | undefined, most: Value | undefined) => ({
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
});

/** The first or the last day of a field for dates; undefined where there is none, or today is not known. */
export const boundDay = (
  { kind }: FieldModel,
  bound: FieldModel['min'],
  today: string | undefined,
): string | undefined =>
  kind !== 'date' || bound === undefined ? undefined : bound === 'today' ? today : String(bound);

const boundNumber = (bound: FieldModel['min']): number | undefined =>
  typeof bound === 'number' ? bound : undefined;

/** The rule for the text of a field. */
function ruleOf(field: FieldModel, today: string): FieldRule {
  const { kind, optional, min, max, minLength, maxLength, pattern } = field;
  const type = rules[kind];
  return {
    required: !optional,
    whitespace: false,
    ...(type === undefined ? {} : { type }),
    ...(kind === 'date'
      ? { days: bounds(boundDay(field, min, today), boundDay(field, max, today)) }
      : min === undefined && max === undefined
        ? {}
        : { range: bounds(boundNumber(min), boundNumber(max)) }),
    ...(minLength === undefined && maxLength === undefined
      ? {}
      : { length: bounds(minLength, maxLength) }),
    ...(pattern === undefined ? {} : { pattern: new RegExp(`^(?:${pattern})$`, 'u') }),
  };
}

function fileFault(file: File, { accept, maxSize = 10 }: FieldModel): FieldProblem | undefined {
  const name = file.name.toLowerCase();
  if (accept && !accept.some((ending) => name.endsWith(ending.toLowerCase()))) {
    return { key: 'formFileType', values: { types: accept.join(' ') } };
  }
  if (file.size > maxSize * megabyte) return { key: 'formFileSize', values: { size: maxSize } };
  return undefined;
}

/**
 * What is wrong with what was entered into a field; undefined where nothing is.
 * @param values what the form has under its name
 * @param today as YYYY-MM-DD
 */
export function fieldFault(
  field: FieldModel,
  values: readonly FormDataEntryValue[],
  today: string,
): FieldProblem | undefined {
  const { kind, optional, options = [] } = field;
  const [value = ''] = values;
  if (kind === 'consent') {
    return values.length === 0 && !optional ? { key: 'formAgree', values: {} } : undefined;
  }
  if (kind === 'file') {
    const isEmpty = typeof value === 'string' || (value.name === '' && value.size === 0);
    if (isEmpty) return optional ? undefined : { key: 'formRequired', values: {} };
    return fileFault(value, field);
  }
  if (kind === 'choice' || kind === 'choices') {
    const texts = values.map(String).filter((each) => each !== '');
    if (texts.length === 0) return optional ? undefined : { key: 'formRequired', values: {} };
    const open = options.filter(({ disabled }) => !disabled);
    if (texts.every((each) => open.some((option) => option.value === each))) return undefined;
    return { key: 'formEnum', values: { options: open.map(({ label }) => label).join(' / ') } };
  }
  const text = String(value);
  const fault = fieldProblem(text, ruleOf(field, today));
  if (fault || kind !== 'phone' || text === '') return fault;
  return phone.test(text.trim()) ? undefined : { key: 'formPhone', values: {} };
}
