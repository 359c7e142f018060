import type { Severity } from './diagnostic.ts';
import type { Explanation } from './explanation.ts';

/** The metadata of a rule: on the command line, in its reference page, and to whoever reads a report. */
export type RuleMeta = {
  /** Stable: reports, ignores and settings name it. */
  readonly id: string;
  readonly severity: Severity;
  /** What must hold, why, and how to fix what breaks it. */
  readonly explanation: Explanation;
  /** Part of a file that breaks the rule, as short as can be. */
  readonly bad: string;
  /** The same, fixed. */
  readonly good: string;
};
