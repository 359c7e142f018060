import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateAnswer } from '../../../runtime/resources/late-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers each attempt as said, after as many milliseconds. */
function server(...answers: readonly (readonly [after: number, value: string | Error])[]) {
  let attempts = 0;
  return {
    attempts: () => attempts,
    load: async (): Promise<string> => {
      const [after, value] = answers[attempts] ?? [0, new Error('asked too often')];
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, after));
      if (value instanceof Error) throw value;
      return value;
    },
  };
}

const no = new Error('no');

it.each([
  ['in time', [[100, 'a']], 'a', 'a', 1],
  ['after the limit', [[9000, 'a']], undefined, 'a', 1],
  [
    'at the second attempt, in time',
    [
      [100, no],
      [100, 'b'],
    ],
    'b',
    'b',
    2,
  ],
  [
    'at the second attempt, after the limit',
    [
      [4900, no],
      [100, 'b'],
    ],
    undefined,
    'b',
    2,
  ],
  [
    'never, after two failures',
    [
      [100, no],
      [100, no],
    ],
    undefined,
    undefined,
    2,
  ],
  [
    'never, after a late failure and another',
    [
      [9000, no],
      [9000, no],
    ],
    undefined,
    undefined,
    2,
  ],
] as const)('[C-08] an answer that comes %s', async (_, answers, inTime, whenever, attempts) => {
  const { load, attempts: made } = server(...answers);
  const answer = lateAnswer(load, 5000);
  await vi.runAllTimersAsync();
  expect(await answer.inTime).toBe(inTime);
  expect(await answer.whenever).toBe(whenever);
  expect(made()).toBe(attempts);
});
