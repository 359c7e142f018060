import { dayParts } from '../../../schema/content/day-parts.ts';
import { ownValue } from '../../../schema/own-value.ts';
import type { FormField, FormReceiver } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

const at = (pointer: Pointer, message: string): Finding => ({ pointer, what: 'value', message });

const isChosen = ({ kind }: FormField): boolean => kind === 'choice' || kind === 'choices';

const isExpression = (pattern: string): boolean => {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') !== undefined;
  } catch {
    // The platform throws for what it cannot read.
    return false;
  }
};

const impossible = 'the least is larger than the most, so nothing would be right';

/** What is wrong with the least and the most of a field: days of a date, numbers of all others. */
function* rangeFaults({ kind, min, max }: FormField, place: Pointer): Iterable<Finding> {
  const bounds = { min, max };
  for (const key of ['min', 'max'] as const) {
    const bound = bounds[key];
    if (bound === undefined) continue;
    if ((typeof bound === 'string') !== (kind === 'date')) {
      const message =
        kind === 'date'
          ? `${key} of a date is a day such as 2026-03-18, or today`
          : `${key} is a number here: days are for fields of kind date`;
      yield at([...place, key], message);
    } else if (typeof bound === 'string' && bound !== 'today' && !dayParts(bound)) {
      yield at([...place, key], `${bound} is not in the calendar`);
    }
  }
  // Which side of a day today is on, nobody knows.
  if (min === undefined || max === undefined || min === 'today' || max === 'today') return;
  if (typeof min === typeof max && min > max) yield at([...place, 'min'], impossible);
}

/** What is wrong with a field by itself. */
function* ownFaults(field: FormField, place: Pointer): Iterable<Finding> {
  const { kind, options, minLength, maxLength, pattern } = field;
  if (isChosen(field) && !options) {
    yield at([...place, 'kind'], `a ${kind} needs options to choose from`);
  }
  if (options && !isChosen(field) && kind !== 'consent') {
    yield {
      ...at([...place, 'options'], 'options is for choice and choices: this field is typed into'),
      what: 'key',
    };
  }
  if (isChosen(field) && !field.optional && options?.length) {
    if (options.every(({ disabled }) => disabled)) {
      const message =
        'no option can be chosen, and the field has to be filled in: nobody can send the form';
      yield { ...at([...place, 'options'], message), what: 'key' };
    }
  }
  const values = new Set<string>();
  for (const [index, { value }] of (options ?? []).entries()) {
    if (values.has(value)) {
      const message = `the field sends the value "${value}" for two options`;
      yield at([...place, 'options', index, 'value'], message);
    }
    values.add(value);
  }
  yield* rangeFaults(field, place);
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
    yield at([...place, 'minLength'], impossible);
  }
  if (pattern !== undefined && !isExpression(pattern)) {
    yield at([...place, 'pattern'], 'this is no regular expression');
  }
}

/** Names that are sent along with each form. */
const ownNames = (receiver: FormReceiver | undefined): readonly string[] => [
  '_form',
  '_language',
  receiver?.honeypot ?? 'website',
  receiver?.next ?? '_next',
  receiver?.elapsed ?? '_elapsed',
  ...Object.keys(receiver?.extra ?? {}),
];

export const formField = {
  id: 'form-field',
  severity: 'error',
  explanation: {
    zh: [
      '表单的每一栏有自己的名称，选项有自己的值，限制可以满足。',
      '否则提交的内容会互相覆盖，或者怎么填都不对。',
      '请改正名称、选项或限制。',
    ].join(''),
    en: [
      'Each field of a form has a name of its own, each option a value of its own, and limits that can be met.',
      'Otherwise entries would stand in for each other, or nothing that is entered would be right.',
      'Correct the name, the options or the limits.',
    ].join(' '),
  },
  bad: '- { name: who, kind: choice, label: 院校 }',
  good: '- { name: school, kind: choice, label: 院校, options: [{ value: ocean, label: 海洋学院 }] }',
  *check({ source, blocks }) {
    for (const { block, pointer } of blocks) {
      if (block.type !== 'form') continue;
      const taken = ownNames(ownValue(source.receivers ?? {}, block.to));
      const names = new Set<string>();
      for (const [group, { fields }] of block.groups.entries()) {
        for (const [index, field] of fields.entries()) {
          const place = [...pointer, 'groups', group, 'fields', index];
          const { name } = field;
          if (names.has(name)) {
            yield at([...place, 'name'], `the form has a field "${name}" already`);
          } else if (taken.includes(name)) {
            yield at([...place, 'name'], `"${name}" is a name that the receiver reads by itself`);
          }
          names.add(name);
          yield* ownFaults(field, place);
        }
      }
    }
  },
} as const satisfies Rule;
