import { describe, expect, it } from 'vitest';
import { dayIn } from '../../../runtime/state/use-today.ts';

describe('the day at the site', () => {
  it.each([
    ['Asia/Shanghai', '2026-03-31T15:59:59Z', '2026-03-31'],
    ['Asia/Shanghai', '2026-03-31T16:00:00Z', '2026-04-01'],
    ['Pacific/Kiritimati', '2026-03-31T10:00:00Z', '2026-04-01'],
    ['Pacific/Honolulu', '2026-04-01T09:59:59Z', '2026-03-31'],
    ['UTC', '1970-01-01T00:00:00Z', '1970-01-01'],
  ])('in %s at %s is %s', (zone, moment, day) => {
    expect(dayIn(zone, Date.parse(moment))).toBe(day);
  });
});
