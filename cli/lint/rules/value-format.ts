import type { ShownField, ValueFormat } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

const currencies = namesOf(Intl.supportedValuesOf('currency'));

/** What is wrong with how the values of a field are to be written. */
function* faults(
  format: ValueFormat | undefined,
  type: string | undefined,
  place: Pointer,
): Iterable<Finding> {
  if (!format) return;
  const { day, currency, number, ...others } = format;
  const isOfNumber = number !== undefined || currency !== undefined || 'decimals' in others;
  if (type !== undefined && type !== 'number' && isOfNumber) {
    const key = number !== undefined ? 'number' : currency !== undefined ? 'currency' : 'decimals';
    yield {
      pointer: [...place, key],
      what: 'key',
      message: `${key} is for numbers, and this field holds ${type}`,
    };
  } else if (type !== undefined && type !== 'day' && day !== undefined) {
    yield {
      pointer: [...place, 'day'],
      what: 'key',
      message: `day is for days, and this field holds ${type}`,
    };
  }
  if (currency !== undefined && !currencies.has(currency)) {
    yield {
      pointer: [...place, 'currency'],
      what: 'value',
      message: `"${currency}" is no currency of ISO 4217`,
      suggestion: currency === 'RMB' ? 'CNY' : currencies.nearest(currency),
    };
  }
}

export const valueFormat = {
  id: 'value-format',
  severity: 'error',
  explanation: {
    zh: [
      '数和日期各有自己的写法：金额写 ISO 4217 的货币代码，日期写 day、month 或 year。',
      '写法和字段的种类不合，就不起作用；货币代码不存在，浏览器显示不了金额。',
      '请改正写法，或者改字段的种类。',
    ].join(''),
    en: [
      'Numbers and days are written in ways of their own: amounts with a currency of ISO 4217, days as day, month or year.',
      'A format for another kind of field has no effect, and browsers cannot write amounts of a currency that does not exist.',
      'Correct the format, or the type of the field.',
    ].join(' '),
  },
  bad: 'price: { type: number, format: { currency: RMB } }',
  good: 'price: { type: number, format: { currency: CNY } }',
  *check({ source, blocks }) {
    for (const [name, collection] of Object.entries(source.collections ?? {})) {
      for (const [key, field] of Object.entries(collection.fields ?? {})) {
        const place = ['collections', name, 'fields', key, 'format'];
        yield* faults(field.format, field.type, place);
      }
    }
    for (const { block, pointer } of blocks) {
      const { collection } = block as { readonly collection?: string };
      const declared = source.collections?.[collection ?? '']?.fields;
      const facts = block.type === 'article' ? block.facts?.fields : undefined;
      for (const [key, list] of [
        ['fields', (block as { readonly fields?: unknown }).fields],
        ['columns', (block as { readonly columns?: unknown }).columns],
        ['facts', facts],
      ] as const) {
        if (collection === undefined || !Array.isArray(list)) continue;
        const keys = key === 'facts' ? ['facts', 'fields'] : [key];
        for (const [index, each] of (list as readonly ShownField[]).entries()) {
          if (typeof each !== 'object') continue;
          const type = declared?.[each.field]?.type ?? (each.field === 'date' ? 'day' : undefined);
          yield* faults(each.format, type, [...pointer, ...keys, index, 'format']);
        }
      }
    }
  },
} as const satisfies Rule;
