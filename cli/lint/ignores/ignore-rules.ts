import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { ignoreError } from './rules/ignore-error.ts';
import { ignoreUnknownRule } from './rules/ignore-unknown-rule.ts';
import { ignoreUnused } from './rules/ignore-unused.ts';
import { ignoreWithoutReason } from './rules/ignore-without-reason.ts';

/** What can be wrong with comments that hide warnings. */
export const ignoreRules = {
  'ignore-unused': ignoreUnused,
  'ignore-without-reason': ignoreWithoutReason,
  'ignore-unknown-rule': ignoreUnknownRule,
  'ignore-error': ignoreError,
} as const satisfies Readonly<Record<string, RuleMeta>>;

export type IgnoreRuleId = keyof typeof ignoreRules;
