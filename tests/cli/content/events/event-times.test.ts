import { describe, expect, it } from 'vitest';
import { plainMoment } from '../../../../cli/content/events/event-dates.ts';
import { eventTimes } from '../../../../cli/content/events/event-times.ts';
import { readRepetition } from '../../../../cli/content/events/repetition.ts';

const zone = 'Europe/Berlin';

describe('the times of an event', () => {
  it('stay the same where the clocks are changed', () => {
    const dates = {
      start: '2026-03-27T19:00',
      end: '2026-03-28T01:00',
      repeat: 'FREQ=DAILY;COUNT=4',
      except: ['2026-03-28'],
    };
    expect(eventTimes(dates, '2026-01-01', '2026-12-31', zone)).toEqual([
      ['2026-03-27T19:00', '2026-03-28T01:00'],
      ['2026-03-29T19:00', '2026-03-30T01:00'],
      ['2026-03-30T19:00', '2026-03-31T01:00'],
    ]);
  });

  it('are those of some days alone, with what began before and lasts', () => {
    const dates = { start: '2026-03-01', end: '2026-03-03', repeat: 'FREQ=WEEKLY', except: [] };
    expect(eventTimes(dates, '2026-03-10', '2026-03-15', zone)).toEqual([
      ['2026-03-08', '2026-03-10'],
      ['2026-03-15', '2026-03-17'],
    ]);
    expect(eventTimes(dates, '2026-03-11', '2026-03-14', zone)).toEqual([]);
  });

  it('end by the clocks of the site, also where the rule says it in Greenwich time', () => {
    const dates = { start: '2026-06-01T09:00', end: '2026-06-01T10:00', except: [] };
    const until = (text: string) =>
      eventTimes({ ...dates, repeat: `FREQ=DAILY;UNTIL=${text}` }, '2026-06-01', '2026-06-30', zone)
        .length;
    // 9:00 in Berlin is 7:00 in Greenwich.
    expect(until('20260603T070000Z')).toBe(3);
    expect(until('20260603T065959Z')).toBe(2);
    expect(until('20260603')).toBe(3);
  });

  it('are found at once, however long ago something began to repeat for ever', () => {
    const dates = {
      start: '1990-01-01T09:00',
      end: '1990-01-01T10:00',
      repeat: 'FREQ=DAILY',
      except: [],
    };
    const before = performance.now();
    expect(eventTimes(dates, '2026-03-01', '2026-03-07', zone).length).toBe(7);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('a moment', () => {
  it.each([
    ['2026-03-07T10:00', '2026-03-07T10:00'],
    ['2026-03-07 10:00:30', '2026-03-07T10:00'],
    ['2026-03-07', '2026-03-07'],
    ['2026-03-07T23:30Z', '2026-03-08T00:30'],
    ['2026-07-07T10:00+08:00', '2026-07-07T04:00'],
  ])('%s is %s on the clocks of the site', (written, expected) => {
    expect(plainMoment(written, zone)).toBe(expected);
  });
});

describe('a repetition', () => {
  it.each([
    '',
    ';',
    'FREQ',
    'FREQ=',
    'FREQ=HOURLY',
    'FREQ=DAILY;',
    'FREQ=DAILY;X=1',
    '__proto__=1',
  ])('"%s" cannot be read', (text) => {
    expect(readRepetition(text)).toHaveProperty('message');
  });
});
