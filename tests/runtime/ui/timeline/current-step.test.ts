import { expect, it } from 'vitest';
import { currentStep } from '../../../../runtime/ui/timeline/current-step.ts';

const steps = [{ date: '2026-03-01' }, { date: '2026-04-15' }, { date: '2026-09-01' }];

it.each([
  ['no day has come', steps, '2026-02-28', -1],
  ['today is not known', steps, '', -1],
  ['the first day', steps, '2026-03-01', 0],
  ['between two days', steps, '2026-03-31', 0],
  ['the last day', steps, '2026-09-01', 2],
  ['all days are over', steps, '2026-09-02', 3],
  [
    'a step says that it is on',
    [steps[0], { date: '2026-04-15', current: true }, steps[2]],
    '2026-03-02',
    1,
  ],
  [
    'its own day is over',
    [{ date: '2026-03-01', current: true }, steps[1], steps[2]],
    '2026-03-02',
    0,
  ],
  [
    'the day of the one that says so is over, and another has come',
    [{ date: '2026-03-01', current: true }, steps[1], steps[2]],
    '2026-04-16',
    1,
  ],
  ['words for dates', [{ date: '1904' }, { date: '2026', current: true }], '2030-01-01', 1],
  ['words for dates, none on', [{ date: '1904' }, {}], '2030-01-01', -1],
])('%s', (_, given, today, index) => {
  expect(currentStep(given as typeof steps, today)).toBe(index);
});
