import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { EventDates } from '../../../../cli/content/events/event-dates.ts';
import { eventTimes } from '../../../../cli/content/events/event-times.ts';
import { eventLines, type IcsEvent } from '../../../../cli/outputs/calendars/event-lines.ts';
import { icsFile } from '../../../../cli/outputs/calendars/ics-text.ts';
import { timeZoneLines } from '../../../../cli/outputs/calendars/time-zone-lines.ts';
import { timeOf } from '../../../../schema/time/time-of.ts';

const lastDay = '2028-05-31';

function fileOf(timeZone: string, dates: EventDates, more: Partial<IcsEvent> = {}): string {
  const event: IcsEvent = {
    uid: 'events.one@example.org',
    title: '读图课',
    description: '',
    changed: '2026-01-01',
    location: undefined,
    coordinates: undefined,
    address: undefined,
    category: undefined,
    status: undefined,
    dates,
    ...more,
  };
  const from = timeOf(dates.start, timeZone);
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//test//EN',
    ...timeZoneLines(timeZone, from, timeOf(lastDay, timeZone)),
    ...eventLines(event, timeZone, lastDay),
    'END:VCALENDAR',
  ]);
}

/** What another reader of calendars makes of a file: the moments at which its event begins. */
function startsOf(text: string, count: number): number[] {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const dates = new ICAL.Event(component).iterator();
  const starts: number[] = [];
  for (let next = dates.next(); next && starts.length < count; next = dates.next()) {
    starts.push(next.toUnixTime() * 1000);
  }
  return starts;
}

describe('an event in a calendar file', () => {
  it.each([
    // Across both changes of the clocks, in zones north and south of the equator, and one without.
    ['Europe/Berlin', '2026-03-07T18:30', 'FREQ=WEEKLY;BYDAY=SA;COUNT=45'],
    ['America/New_York', '2026-02-12T19:00', 'FREQ=MONTHLY;BYDAY=2TH;COUNT=20'],
    ['Australia/Sydney', '2026-03-29T10:00', 'FREQ=WEEKLY;UNTIL=20261115'],
    ['Asia/Shanghai', '2026-03-31T09:00', 'FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20270131T010000Z'],
    ['Asia/Kathmandu', '2026-03-01T00:15', 'FREQ=DAILY;INTERVAL=3;COUNT=30'],
    ['Europe/Berlin', '2026-05-02T18:30', 'FREQ=WEEKLY;BYDAY=SA'],
  ])('takes place in %s at the moments of the site: %s %s', (timeZone, start, repeat) => {
    const end = `${start.slice(0, 10)}T23:00`;
    const skipped = eventTimes({ start, end, repeat, except: [] }, '2026-01-01', lastDay, timeZone);
    const except = [skipped[2]?.[0].slice(0, 10) ?? ''];
    const dates = { start, end, repeat, except };
    const times = eventTimes(dates, '2026-01-01', lastDay, timeZone);
    expect(times.length).toBe(skipped.length - 1);
    expect(times.length).toBeGreaterThan(8);
    const expected = times.map(([moment]) => timeOf(moment, timeZone));
    expect(startsOf(fileOf(timeZone, dates), 1000)).toEqual(expected);
  });

  it('lasts all day to the end of its last one', () => {
    const dates = {
      start: '2026-03-23',
      end: '2026-03-29',
      repeat: 'FREQ=MONTHLY;BYMONTHDAY=23;UNTIL=20260623',
      except: ['2026-05-23'],
    };
    const text = fileOf('Asia/Shanghai', dates);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect([event.startDate.isDate, String(event.endDate)]).toEqual([true, '2026-03-30']);
    const found = eventTimes(dates, '2026-01-01', lastDay, 'Asia/Shanghai');
    expect(found).toEqual([
      ['2026-03-23', '2026-03-29'],
      ['2026-04-23', '2026-04-29'],
      ['2026-06-23', '2026-06-29'],
    ]);
    expect(startsOf(text, 9).length).toBe(3);
  });

  it('keeps every sign of its texts, in lines of no more than 75 octets', () => {
    const title = `${'海'.repeat(60)}, "a"; b\\c 🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻🎻`;
    const description = 'one\ntwo, three; \\n four';
    const text = fileOf(
      'Asia/Shanghai',
      { start: '2026-03-07T10:00', end: '2026-03-07T11:00', except: [] },
      { title, description, status: 'cancelled', coordinates: { latitude: 30, longitude: 120.5 } },
    );
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/[^\r]\n/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const component = calendar.getFirstSubcomponent('vevent');
    expect(component?.getFirstPropertyValue('summary')).toBe(title);
    expect(component?.getFirstPropertyValue('description')).toBe(description);
    expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(component?.getFirstPropertyValue('geo')).toEqual([30, 120.5]);
  });
});

describe('the last change of an event', () => {
  const dates: EventDates = { start: '2026-03-07T10:00', end: '2026-03-07T11:00', except: [] };

  it('is a moment that has come, wherever the site is', () => {
    expect(fileOf('Asia/Shanghai', dates)).toContain('LAST-MODIFIED:20251231T160000Z');
    expect(fileOf('America/New_York', dates)).toContain('DTSTAMP:20260101T050000Z');
  });

  it('has a number that grows with it', () => {
    const [first, second] = ['2026-01-01', '2026-02-03'].map((revision) =>
      Number(/SEQUENCE:(\d+)/.exec(fileOf('UTC', dates, { revision }))?.[1]),
    );
    expect(second).toBeGreaterThan(first ?? Number.NaN);
    expect(fileOf('UTC', dates)).not.toContain('SEQUENCE');
  });
});
