import type { PolicySources, StrictTransport } from '../../schema/source.generated.ts';

/**
 * What a build says of its pages to servers: a file that no server hands out, as its name begins with a dot.
 */
export const policyFile = '.site-policy.json';

export type PolicyFile = {
  /** Fingerprints of the scripts inside of pages, as a content security policy names them: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Other sites that pages load from, by kind. Without `pictures`: pictures may come from any site over https. */
  readonly sources?: PolicySources;
  /** Names of further policies of Trusted Types, besides that of the runtime. */
  readonly trustedTypes?: readonly string[];
  /** Other sites that may show pages inside of theirs. */
  readonly embeddedBy?: readonly string[];
  /** Where breaches of the policy are reported to. */
  readonly report?: string;
  /** HTML files that are asked for by their names: those that the site brought itself. Absent: all are. */
  readonly htmlFiles?: readonly string[];
  /** What browsers remember of https; absent: the site is not served over https alone. */
  readonly hsts?: StrictTransport;
};
