import { expect } from 'vitest';
import type { Condition } from './condition.ts';
import { openWhole, useWhole } from './visit.ts';

/** A condition under which a page is whole, can be used, and is loaded once. */
export const wholePage = (
  en: string,
  zh: string,
  before: NonNullable<Condition['before']>,
): Condition => ({
  en,
  zh,
  before,
  visit: async (visit) => {
    await openWhole(visit, '/news');
    const outcome = await useWhole(visit);
    expect(visit.seen.loads).toBe(1);
    return outcome;
  },
});
