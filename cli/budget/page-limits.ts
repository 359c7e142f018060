import { ownValue } from '../../schema/own-value.ts';
import type { Budget, PageBudget } from '../../schema/source.generated.ts';

/** What a page is weighed by: kB (1,000 bytes) as sent, and a number of requests. */
export const measures = ['page', 'script', 'style', 'data', 'pictures', 'requests'] as const;
export type Measure = (typeof measures)[number];

/** A measure without a limit is left out. */
export type Limits = Readonly<Partial<Record<Measure, number>>>;

/** Those of `schema/language/budget.json`; a test compares them. */
const defaultLimits: Limits = { page: 60, script: 85, style: 15, data: 10, requests: 14 };

const ownLimits = (budget: PageBudget | undefined): Limits =>
  Object.fromEntries(
    measures.flatMap((measure) => {
      const limit = budget?.[measure];
      return limit === undefined ? [] : [[measure, limit]];
    }),
  );

/** The limits of a page: its own, else the site's, else the default ones. */
export const limitsOf = (budget: Budget | undefined, page: string | undefined): Limits => ({
  ...defaultLimits,
  ...ownLimits(budget),
  ...(page === undefined ? {} : ownLimits(ownValue(budget?.pages ?? {}, page))),
});
