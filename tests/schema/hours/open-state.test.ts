import { describe, expect, it } from 'vitest';
import { compileHours } from '../../../schema/hours/compile-hours.ts';
import { openState } from '../../../schema/hours/open-state.ts';
import { seasonHolds } from '../../../schema/hours/season-holds.ts';
import type { OpeningHours } from '../../../schema/source.generated.ts';

type Hours = Parameters<typeof compileHours>[0];

const state = (hours: OpeningHours, moment: string, timeZone = 'Asia/Shanghai') =>
  openState(compileHours(hours as Hours), Date.parse(moment), timeZone);

const split: OpeningHours = {
  weekly: { weekdays: '9:00-12:00, 14:00-17:30', saturday: '18:00-2:00', monday: 'closed' },
  seasons: [{ from: '07-01', until: '08-31', weekly: { daily: '10:00-16:00' } }],
  exceptions: [
    { from: '2026-10-01', until: '2026-10-07', hours: 'closed', text: 'Holiday' },
    { from: '2026-03-20', hours: '9:00–21:00' },
  ],
};

describe('whether a place is open', () => {
  it.each([
    // Wednesday 18 March 2026.
    [
      'before it opens',
      '2026-03-18T08:59+08:00',
      { isOpen: false, opens: { days: 0, minute: 540 } },
    ],
    ['when it opens', '2026-03-18T09:00+08:00', { isOpen: true, until: 720 }],
    ['at noon', '2026-03-18T12:00+08:00', { isOpen: false, opens: { days: 0, minute: 840 } }],
    [
      'after it closes',
      '2026-03-18T17:30+08:00',
      { isOpen: false, opens: { days: 1, minute: 540 } },
    ],
    ['over midnight', '2026-03-21T23:00+08:00', { isOpen: true, until: 1560 }],
    ['after midnight', '2026-03-22T01:59+08:00', { isOpen: true, until: 120 }],
    [
      'then to Tuesday',
      '2026-03-22T02:00+08:00',
      { isOpen: false, opens: { days: 2, minute: 540 } },
    ],
    ['on a long day', '2026-03-20T20:30+08:00', { isOpen: true, until: 1260 }],
    ['in summer', '2026-07-04T15:59+08:00', { isOpen: true, until: 960 }],
    ['on holidays', '2026-10-03T10:00+08:00', { isOpen: false, opens: { days: 5, minute: 540 } }],
  ])('%s', (_, moment, expected) => {
    const { day: __, today: ___, ...found } = state(split, moment);
    expect(found).toEqual(expected);
  });

  it('says why a day is unlike others', () => {
    expect(state(split, '2026-10-03T10:00+08:00').today).toEqual({ ranges: [], text: 'Holiday' });
  });

  it('joins hours that meet, and never closes where all do', () => {
    const meeting = { weekly: { daily: '9:00-12:00, 12:00-24:00', tuesday: '0:00-1:00' } };
    expect(state(meeting, '2026-03-16T10:00+08:00')).toMatchObject({ isOpen: true, until: 1500 });
    const always = state({ weekly: { daily: '0:00-24:00' } }, '2026-03-16T10:00+08:00');
    expect(always).toMatchObject({ isOpen: true });
    expect(always).not.toHaveProperty('until');
    const never = state({ weekly: { daily: 'closed' } }, '2026-03-16T10:00+08:00');
    expect(never).toMatchObject({ isOpen: false });
    expect(never).not.toHaveProperty('opens');
  });

  it('is by the clock of the place, also where the clocks change', () => {
    const hours = { weekly: { daily: '9:00-17:00' } };
    expect(state(hours, '2026-03-18T08:30Z', 'Europe/Paris')).toMatchObject({ isOpen: true });
    expect(state(hours, '2026-03-18T08:30Z', 'America/New_York')).toMatchObject({ isOpen: false });
    // Paris: 29 March 2026, an hour is missing.
    expect(state(hours, '2026-03-29T06:59Z', 'Europe/Paris')).toMatchObject({ isOpen: false });
    expect(state(hours, '2026-03-29T07:00Z', 'Europe/Paris')).toMatchObject({ isOpen: true });
  });
});

describe('a season', () => {
  it.each([
    ['07-01', '08-31', '2027-08-31', true],
    ['07-01', '08-31', '2027-09-01', false],
    ['11-15', '02-29', '2026-12-31', true],
    ['11-15', '02-29', '2027-02-28', true],
    ['11-15', '02-29', '2027-03-01', false],
    ['2026-07-01', '2026-08-31', '2027-07-15', false],
    ['2026-11-15', '02-29', '2027-02-01', true],
    ['2026-11-15', '02-29', '2026-02-01', false],
    ['11-15', '2027-02-10', '2026-12-01', true],
    ['11-15', '2027-02-10', '2025-12-01', false],
  ])('from %s until %s: %s is %s', (from, until, day, expected) => {
    expect(seasonHolds({ from, until }, day)).toBe(expected);
  });
});
