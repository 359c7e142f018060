import { describe, expect, it } from 'vitest';
import { shownDays } from '../../../../runtime/blocks/event-calendar/shown-days.ts';
import { askedPart } from '../../../../runtime/blocks/event-calendar/use-calendar-choice.ts';
import { weeksOf } from '../../../../runtime/blocks/event-calendar/week-cells.ts';

const asked = (query: string) => askedPart(new URLSearchParams(query));

describe('the part of a calendar that an address asks for', () => {
  it.each([
    ['month=2026-03', '2026-03', undefined],
    ['day=2026-03-18', '2026-03', '2026-03-18'],
    ['month=2026-04&day=2026-03-18', '2026-04', undefined],
    ['month=1000-01', '1000-01', undefined],
    ['day=8999-12-31', '8999-12', '8999-12-31'],
  ])('%s', (query, month, day) => {
    expect(asked(query)).toEqual({ view: 'month', month, day });
  });

  it.each([
    'month=9999-12',
    'month=0000-01',
    'month=0999-12',
    'month=2026-13',
    'month=2026-00',
    'month=+10000-01',
    'day=9999-12-31',
    'day=0000-01-01',
    'day=2026-02-30',
    'day=abc',
  ])('is the one that it is where there is no such one: %s', (query) => {
    expect(asked(query)).toEqual({ view: 'month', month: undefined, day: undefined });
  });

  it.each(['month=1000-01', 'month=8999-12', 'day=1000-01-01', 'day=8999-12-31'])(
    'has an end, in each view: %s',
    (query) => {
      for (const view of ['month', 'week', 'list']) {
        const days = shownDays(asked(`${query}&view=${view}`), '2026-03-18');
        expect(days.from <= days.until).toBe(true);
        expect(weeksOf(days.month).length).toBeLessThanOrEqual(6);
      }
    },
  );
});
