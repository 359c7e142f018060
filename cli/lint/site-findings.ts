import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { toDiagnostic } from '../diagnostics/to-diagnostic.ts';
import type { SiteContext, SiteRule } from './context/site-rule.ts';
import { siteRules } from './site-rules.ts';

/** What the rules about a site with the files beside its own find. */
export function siteFindings(site: SiteContext): Diagnostic[] {
  return siteRules.flatMap((rule) =>
    [...(rule as SiteRule).check(site)].map((finding) =>
      'in' in finding
        ? toDiagnostic(finding, rule, finding.in)
        : { rule: rule.id, severity: rule.severity, ...finding },
    ),
  );
}
