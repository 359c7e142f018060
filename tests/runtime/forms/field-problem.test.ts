import { describe, expect, it } from 'vitest';
import { type FieldRule, fieldProblem } from '../../../runtime/forms/field-problem.ts';
import { chinese } from '../../../schema/messages/chinese.ts';
import { english } from '../../../schema/messages/english.ts';

/** What is said of a text, as `useMessages` would fill it in. */
function said(text: string, rule: FieldRule, words: Record<string, string>, label: string): string {
  const problem = fieldProblem(text, rule);
  if (!problem) return '';
  const values: Record<string, unknown> = { label, ...problem.values };
  return (words[problem.key] ?? '').replace(/\{(\w+)\}/g, (braces, name: string) =>
    String(values[name] ?? braces),
  );
}

describe('[K-06] the words for a field', () => {
  it.each<[string, string, FieldRule, string, string]>([
    ['required', '', { required: true }, '请填写年龄', 'Age is required.'],
    [
      'enum',
      'c',
      { options: ['a', 'b'] },
      '年龄只能是以下之一：a / b',
      'Age must be one of: a / b.',
    ],
    ['whitespace', ' 　', { whitespace: false }, '年龄不能只含空格', 'Age must not be blank.'],
    ['type', 'x', { type: 'number' }, '年龄应为数字', 'Age must be a number.'],
    ['type', 'a@b', { type: 'email' }, '年龄应为电子邮箱地址', 'Age must be an e-mail address.'],
    [
      'type',
      '2026-2-30',
      { type: 'date' },
      '年龄应为日期，例如 2026-03-18',
      'Age must be a day such as 2026-03-18.',
    ],
    [
      'length',
      'a',
      { length: { least: 2, most: 3 } },
      '年龄应为 2 至 3 个字',
      'Age must have a length of 2 to 3.',
    ],
    [
      'length',
      '🌊',
      { length: { least: 2 } },
      '年龄不能少于 2 个字',
      'Age must have a length of 2 or more.',
    ],
    [
      'length',
      'abcd',
      { length: { most: 3 } },
      '年龄不能超过 3 个字',
      'Age must have a length of 3 or less.',
    ],
    [
      'range',
      '0',
      { range: { least: 1, most: 9 } },
      '年龄应在 1 与 9 之间',
      'Age must be between 1 and 9.',
    ],
    ['range', '-1', { range: { least: 0 } }, '年龄不能小于 0', 'Age must be 0 or more.'],
    ['range', '10', { range: { most: 9 } }, '年龄不能大于 9', 'Age must be 9 or less.'],
    ['range', 'ten', { range: { most: 9 } }, '年龄应为数字', 'Age must be a number.'],
    [
      'days',
      '2026-3-1',
      { days: { least: '2026-03-18', most: '2026-03-20' } },
      '年龄应在 2026-03-18 至 2026-03-20 之间',
      'Age must be from 2026-03-18 to 2026-03-20.',
    ],
    [
      'days',
      '2026-03-17',
      { type: 'date', days: { least: '2026-03-18' } },
      '年龄不能早于 2026-03-18',
      'Age must be 2026-03-18 or later.',
    ],
    [
      'days',
      '2026-03-21',
      { days: { most: '2026-03-20' } },
      '年龄不能晚于 2026-03-20',
      'Age must be 2026-03-20 or earlier.',
    ],
    [
      'pattern',
      'b',
      { pattern: /^a/g },
      '年龄的格式不正确',
      'Age does not have the expected form.',
    ],
  ])('%s: of %j is told, in Chinese and English', (_, text, rule, zh, en) => {
    expect(said(text, rule, chinese, '年龄')).toBe(zh);
    expect(said(text, rule, english, 'Age')).toBe(en);
  });

  it.each<[string, FieldRule]>([
    ['', { options: ['a'], whitespace: false, type: 'number', length: { least: 1 }, pattern: /a/ }],
    ['a', { required: true, options: ['a'], length: { least: 1, most: 1 }, pattern: /^a/g }],
    [' ', { required: true }],
    ['9', { type: 'number', range: { least: 1, most: 9 } }],
    ['1e3', { type: 'number' }],
    ['a.b@example.org', { type: 'email' }],
    ['2026-3-8', { type: 'date' }],
    ['🌊🌊', { length: { most: 2 } }],
  ])('of %j nothing is told for %o', (text, rule) => {
    expect(fieldProblem(text, rule)).toBeUndefined();
    // Twice: a global pattern keeps no place.
    expect(fieldProblem(text, rule)).toBeUndefined();
  });
});
