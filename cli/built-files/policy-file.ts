/**
 * What a build says of its pages to servers: a file that no server hands out, as its name begins with a dot.
 */
export const policyFile = '.site-policy.json';

export type PolicyFile = {
  /** Fingerprints of the scripts inside of pages, as a content security policy names them: `sha256-…`. */
  readonly scriptHashes: readonly string[];
};
