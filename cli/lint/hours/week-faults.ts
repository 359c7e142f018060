import { weekdays } from '../../../schema/hours/days.ts';
import type { TimeRange } from '../../../schema/hours/hours-model.ts';
import { dayMinutes, timeRanges } from '../../../schema/hours/time-ranges.ts';
import type { WeeklyHours } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const written = ([opens, closes]: TimeRange): string =>
  `${clock(opens)}-${clock(closes > dayMinutes ? closes - dayMinutes : closes)}`;

/** What is wrong with the hours of one day, by themselves. */
export function* dayFaults(text: string, pointer: Pointer): Iterable<Finding> {
  const report = (message: string): Finding => ({ pointer, what: 'value', message });
  if (/[-–] ?24:(?!00)/.test(text)) {
    yield report('a day ends at 24:00: write the hours after midnight as 0:30, such as 18:00-0:30');
    return;
  }
  const ranges = timeRanges(text);
  const nowhere = ranges.find(([opens, closes]) => closes - opens === dayMinutes && opens > 0);
  if (nowhere) {
    yield report(
      `${written(nowhere)} ends when it begins: write 0:00-24:00 for the whole day, or closed`,
    );
    return;
  }
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  for (const [index, next] of sorted.entries()) {
    const before = sorted[index - 1];
    if (!before || before[1] <= next[0]) continue;
    yield report(`${written(before)} and ${written(next)} overlap: leave no time in two of them`);
    return;
  }
}

/** The key that says the hours of a day. */
function keyOf(weekly: WeeklyHours, index: number): keyof WeeklyHours | undefined {
  const day = weekdays[index % 7];
  const group = index % 7 < 5 ? 'weekdays' : 'weekend';
  return ([day, group, 'daily'] as const).find((key) => key && weekly[key] !== undefined);
}

/** What is wrong with the hours of a week: each day's, and what lasts over midnight into the next. */
export function* weekFaults(weekly: WeeklyHours, pointer: Pointer): Iterable<Finding> {
  let isFaulty = false;
  for (const [key, text] of Object.entries(weekly)) {
    for (const fault of dayFaults(text, [...pointer, key])) {
      isFaulty = true;
      yield fault;
    }
  }
  if (isFaulty) return;
  const reported = new Set<string>();
  for (const index of weekdays.keys()) {
    const [key, nextKey] = [keyOf(weekly, index), keyOf(weekly, index + 1)];
    if (!key || !nextKey || reported.has(key)) continue;
    const late = timeRanges(weekly[key] ?? 'closed').find(([, closes]) => closes > dayMinutes);
    if (!late) continue;
    const next = timeRanges(weekly[nextKey] ?? 'closed').find(
      ([opens]) => opens < late[1] - dayMinutes,
    );
    if (!next) continue;
    reported.add(key);
    const message = `${written(late)} lasts into ${weekdays[(index + 1) % 7]}, whose ${written(next)} begins before it ends`;
    yield { pointer: [...pointer, key], what: 'value', message };
  }
}
