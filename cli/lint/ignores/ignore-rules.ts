import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { ignoreError } from './rules/ignore-error.ts';
import { ignoreUnknownRule } from './rules/ignore-unknown-rule.ts';
import { ignoreUnused } from './rules/ignore-unused.ts';
import { ignoreWithoutReason } from './rules/ignore-without-reason.ts';

/** Every rule about comments that hide warnings. */
export const ignoreRules = [
  ignoreUnused,
  ignoreWithoutReason,
  ignoreUnknownRule,
  ignoreError,
] as const satisfies readonly RuleMeta[];
