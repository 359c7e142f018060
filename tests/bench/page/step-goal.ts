import type { GoalRow } from './goals.ts';
import { median } from './medians.ts';
import type { NextPage } from './next-page.ts';

/** Click to paint, in milliseconds, on the machine on which the goal was set. */
const goalThere = 100;
/** There the React app, whose data are in its page, kept a processor busy for so long: a TBT of 41 ms and a task's first 50. */
const reactTaskThere = 91;

/**
 * What a step to another page is held to: a number of milliseconds says more of the machine than of the site, so it is
 * the goal in proportion to what the React app takes in the same run.
 * @param found the same step, several times
 * @param reactTask milliseconds for which the React app keeps a processor busy when it starts
 */
export function stepGoal(device: string, found: readonly NextPage[], reactTask: number): GoalRow {
  const painted = median(found.map((each) => each.painted));
  const requests = median(found.map((each) => each.requests));
  const ratio = painted / reactTask;
  const limit = goalThere / reactTaskThere;
  return {
    page: `list to article, ${device}`,
    goal: `click to paint ÷ start of React’s page ≤ ${limit.toFixed(2)}`,
    found: `${ratio.toFixed(2)} (${painted.toFixed(0)} ms, ${requests} requests since the pointer came)`,
    isMet: ratio <= limit,
  };
}
