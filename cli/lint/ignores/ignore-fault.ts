import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

/** What is wrong with a comment that is to hide a warning. */
export type IgnoreFault = {
  readonly rule: RuleMeta;
  readonly message: string;
  readonly suggestion?: string | undefined;
  /** Whether the comment can go: nothing is lost with it. */
  readonly removable?: boolean;
};
