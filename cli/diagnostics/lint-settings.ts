import type { Severity } from './diagnostic.ts';

/** From what severity on a finding makes the exit code 1. */
export const failLevels = ['error', 'warning', 'never'] as const;
export type FailLevel = (typeof failLevels)[number];

/** What a rule's findings count as in a report. */
export const ruleLevels = ['off', 'warning', 'error'] as const;
export type RuleLevel = (typeof ruleLevels)[number];

/** What a report omits or reports at another severity, and when it makes the exit code 1. */
export type LintSettings = {
  /** By the rule's id. */
  readonly rules: Readonly<Record<string, RuleLevel>>;
  /** More of them make the exit code 1; absent: as many as there are. */
  readonly maxWarnings?: number;
  readonly failOn: FailLevel;
};

/** Settings without their defaults. */
export type SomeSettings = Partial<LintSettings>;

/** The settings of a file and of the command line, which win. */
export const mergedSettings = (file: SomeSettings, flags: SomeSettings): LintSettings => ({
  failOn: 'error',
  ...file,
  ...flags,
  rules: { ...file.rules, ...flags.rules },
});

type LoweredSettings = { readonly rule: string; readonly severity: Severity };

/** Findings as settings want them reported: without those that are off. */
export function withLevels<Found extends LoweredSettings>(
  found: readonly Found[],
  { rules }: LintSettings,
): readonly Found[] {
  if (Object.keys(rules).length === 0) return found;
  return found.flatMap((each) => {
    const level = rules[each.rule];
    if (level === undefined || level === each.severity) return [each];
    return level === 'off' ? [] : [{ ...each, severity: level }];
  });
}
