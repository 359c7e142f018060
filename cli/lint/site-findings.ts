import type { Diagnostic } from './diagnostic.ts';
import { placeFinding } from './place-finding.ts';
import type { SiteContext } from './site-rule.ts';
import { siteRules } from './site-rules.ts';

/** What the rules about a site with the files beside its own find. */
export function siteFindings(site: SiteContext): Diagnostic[] {
  return Object.values(siteRules).flatMap((rule) =>
    [...rule.check(site)].map((finding) =>
      'in' in finding
        ? placeFinding(finding, rule, finding.in)
        : { rule: rule.id, severity: rule.severity, ...finding },
    ),
  );
}
