import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../context/rule.ts';
import type { RuleId } from '../rules.ts';

/** What a rule found. */
export type Found = {
  readonly finding: Finding;
  readonly rule: Rule & { readonly id: RuleId };
};

/** Whether something was only found because of a mistake that is reported already. */
export type IsCascading = (found: Found) => boolean;
