import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { twinStale } from './rules/twin-stale.ts';

/** What can be wrong with what was emitted of a site. */
export const outputRules = [twinStale] as const satisfies readonly RuleMeta[];
