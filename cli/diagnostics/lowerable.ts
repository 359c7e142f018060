import type { Severity } from './diagnostic.ts';
import type { SomeSettings } from './lint-settings.ts';

type LoweredSettings = { readonly rule: string; readonly severity: Severity };

/**
 * Errors of content that leave the rest of a site as it is: links, pictures, files and entries that are not
 * there. What runs a script, cannot be read or hides other text is none of them.
 */
const lowerable: ReadonlySet<string> = new Set([
  'content-link',
  'content-asset',
  'content-entries',
  'site-asset',
]);

/** Whether a text with this finding can be shown all the same. */
export const isShowable = ({ rule, severity }: LoweredSettings): boolean =>
  severity !== 'error' || lowerable.has(rule);

/** Whether a finding keeps a site from being built, by the settings beside its file. */
export const stopsBuild =
  ({ rules = {} }: SomeSettings) =>
  ({ rule, severity }: LoweredSettings): boolean =>
    severity === 'error' && !(lowerable.has(rule) && /^(?:off|warning)$/.test(rules[rule] ?? ''));

/** Errors of notation and shape: what stands behind them is not checked. */
export const isUnreadable = ({ rule, severity }: LoweredSettings): boolean =>
  severity === 'error' && /^(?:yaml|schema|include|env)-/.test(rule);
