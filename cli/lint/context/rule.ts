import type { Finding } from '../../diagnostics/finding.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { LintContext } from './lint-context.ts';

/** Something that must hold for a site apart from the shape of its file. */
export type Rule = RuleMeta & {
  /** Sees only sites whose shape is right. */
  readonly check: (context: LintContext) => Iterable<Finding>;
};
