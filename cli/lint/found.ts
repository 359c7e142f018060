import type { Finding } from '../diagnostics/finding.ts';
import type { Rule } from './rule.ts';

/** What a rule found. */
export type Found = { readonly finding: Finding; readonly rule: Rule };

/** Whether something was only found because of a mistake that is told already. */
export type IsConsequence = (found: Found) => boolean;
