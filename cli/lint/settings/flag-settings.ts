import type { FailLevel, RuleLevel, SomeSettings } from '../../diagnostics/lint-settings.ts';
import type { LocalText } from '../../local-text.ts';
import { UsageError } from '../../usage-error.ts';
import { failOnFault, levelFault, maxWarningsFault, ruleFault } from './setting-fault.ts';

/** Settings as they are written on the command line. */
export type SettingFlags = {
  /** Each `id=severity`. */
  readonly rule?: readonly string[];
  readonly maxWarnings?: string;
  readonly failOn?: string;
};

function assertNone(option: string, message: LocalText | undefined): void {
  if (!message) return;
  throw new UsageError({ zh: `${option}：${message.zh}`, en: `${option}: ${message.en}` });
}

function ruleFlag(text: string): readonly [string, RuleLevel] {
  const at = text.indexOf('=');
  if (at < 0) {
    throw new UsageError({
      zh: `--rule ${text}：请写 --rule id=off、id=warning 或 id=error`,
      en: `--rule ${text}: write --rule id=off, id=warning or id=error`,
    });
  }
  const [id, level] = [text.slice(0, at), text.slice(at + 1)];
  assertNone(`--rule ${text}`, ruleFault(id) ?? levelFault(id, level));
  return [id, level as RuleLevel];
}

/**
 * The settings that the command line makes.
 * @throws UsageError where one of them is not known
 */
export function flagSettings({ rule = [], maxWarnings, failOn }: SettingFlags): SomeSettings {
  const most =
    maxWarnings !== undefined && /^\d+$/.test(maxWarnings) ? Number(maxWarnings) : maxWarnings;
  if (most !== undefined) assertNone('--max-warnings', maxWarningsFault(most));
  if (failOn !== undefined) assertNone('--fail-on', failOnFault(failOn));
  return {
    rules: Object.fromEntries(rule.map(ruleFlag)),
    ...(most === undefined ? {} : { maxWarnings: Number(most) }),
    ...(failOn === undefined ? {} : { failOn: failOn as FailLevel }),
  };
}
