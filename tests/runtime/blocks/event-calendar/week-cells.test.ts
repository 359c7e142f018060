import { describe, expect, it } from 'vitest';
import { shownDays } from '../../../../runtime/blocks/event-calendar/shown-days.ts';
import { weekCells, weeksOf } from '../../../../runtime/blocks/event-calendar/week-cells.ts';
import type { Occurrence } from '../../../../runtime/ui/events/occurrences.ts';

const occurrence = (id: string, start: string, end: string): Occurrence => ({
  event: { id, title: id, collection: 'events', times: [[start, end]] },
  time: [start, end],
});

describe('the weeks of a month', () => {
  it.each([
    ['2026-03', '2026-02-23', 6],
    ['2027-02', '2027-02-01', 4],
    ['2026-12', '2026-11-30', 5],
  ])('of %s begin on %s', (month, first, count) => {
    const weeks = weeksOf(month);
    expect([weeks[0], weeks.length]).toEqual([first, count]);
  });
});

describe('the days of a week', () => {
  it('give what lasts several days a lane, and one more what lasts at the same time', () => {
    const all = [
      occurrence('long', '2026-03-20', '2026-04-02'),
      occurrence('short', '2026-03-24', '2026-03-25'),
      occurrence('talk', '2026-03-24T19:00', '2026-03-24T20:00'),
      occurrence('day', '2026-03-24', '2026-03-24'),
    ];
    const [monday, tuesday, wednesday, thursday] = weekCells(all, '2026-03-23', '2026-03');
    expect(monday?.lanes).toEqual([{ kind: 'bar', occurrence: all[0], days: 7 }]);
    expect(tuesday?.lanes).toEqual([
      { kind: 'below' },
      { kind: 'bar', occurrence: all[1], days: 2 },
    ]);
    expect(tuesday?.occurrences).toEqual([all[2], all[3]]);
    expect(wednesday?.lanes.map(({ kind }) => kind)).toEqual(['below', 'below']);
    expect(thursday?.lanes.map(({ kind }) => kind)).toEqual(['below']);
  });

  it('hold nothing where they are of another month', () => {
    const all = [occurrence('long', '2026-03-30', '2026-04-02')];
    const cells = weekCells(all, '2026-03-30', '2026-03');
    expect(cells.map(({ lanes }) => lanes.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
    expect(cells[0]?.lanes[0]).toMatchObject({ days: 2 });
  });
});

describe('the days of a calendar', () => {
  const asked = { month: undefined, day: undefined };
  it.each([
    [{ ...asked, view: 'month' }, '2026-03-01', '2026-03-31'],
    [{ ...asked, view: 'month', month: '2027-02' }, '2027-02-01', '2027-02-28'],
    [{ ...asked, view: 'week' }, '2026-03-18', '2026-03-22'],
    [{ ...asked, view: 'week', day: '2026-03-25' }, '2026-03-25', '2026-03-29'],
    [{ ...asked, view: 'list' }, '2026-03-18', '2026-04-30'],
    [{ ...asked, view: 'list', month: '2026-05' }, '2026-05-01', '2026-05-31'],
  ] as const)('%j are %s to %s', (part, from, until) => {
    expect(shownDays(part, '2026-03-18')).toMatchObject({ from, until });
  });
});
