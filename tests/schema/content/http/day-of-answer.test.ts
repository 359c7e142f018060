import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfAnswer } from '../../../../schema/content/http/day-of-answer.ts';

describe('a day of an answer', () => {
  it.each([
    ['2026-03-18 08:30:00', '2026-03-18'],
    ['2026-3-8', '2026-03-08'],
    ['2026/03/18', '2026-03-18'],
    ['2026年3月18日', '2026-03-18'],
    ['20260318', '2026-03-18'],
    [20260318, '2026-03-18'],
    ['2026-03-18T08:30:00', '2026-03-18'],
    // Midnight in China.
    [1773763200000, '2026-03-18'],
    ['1773763200000', '2026-03-18'],
    [1773763200, '2026-03-18'],
    ['2026-03-17T16:00:00Z', '2026-03-18'],
    ['2026-03-17T16:00:00.000+0000', '2026-03-18'],
    ['2026-03-18T00:00:00.123456+08:00', '2026-03-18'],
    ['2026-02-30', undefined],
    ['2026-13-01 00:00', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
    [true, undefined],
    [1e300, undefined],
    [{ time: 1 }, undefined],
  ])('%j is %j', (value, day) => {
    expect(dayOfAnswer(value, 'Asia/Shanghai')).toBe(day);
  });

  it('is the visitor’s own where the time zone is none', () => {
    expect(dayOfAnswer(1773763200000, 'Nowhere/AtAll')).toBe(dayOfAnswer(1773763200000));
  });

  it('is a day of the calendar or nothing', () => {
    const values = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(values, (value) => {
        expect(dayOfAnswer(value, 'Asia/Shanghai') ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});
