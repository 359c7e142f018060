import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Outcome } from '../faults/fault-outcome.ts';
import type { Visit } from './visit.ts';

/** What a visitor has under a condition: as where a file does not come, or the browser's own page. */
export type ConditionOutcome = Outcome | 'browser';

/** Something around a page that is not as it should be. */
export type Condition = {
  readonly en: string;
  readonly zh: string;
  /** Of the browser. */
  readonly options?: BrowserContextOptions;
  /** Whether hash mode might differ; else it is the same code as from the shell, and not tested apart. */
  readonly isInHash?: true;
  /** Sites whose pages know the condition; absent: all. */
  readonly only?: 'built';
  /** Makes it, before the visit. */
  readonly before?: (page: Page, visit: Visit) => Promise<unknown>;
  /** Visits the page, and expects what the outcome promises. */
  readonly visit: (visit: Visit) => Promise<ConditionOutcome>;
};
