import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';
import type { Ignore } from '../../../ignores/ignore.ts';
import type { IgnoreFault } from '../ignore-fault.ts';

export const ignoreWithoutReason = {
  id: 'ignore-without-reason',
  severity: 'error',
  explanation: {
    zh: '忽略警告的注释要写明理由，让以后读到它的人知道它是否仍然成立：在规则名后面写冒号和一句理由。没有理由的注释不起作用。',
    en: 'A comment that ignores a warning says why, so that whoever reads it later can tell whether it still holds: write a colon and the reason behind the rule. Without a reason it hides nothing.',
  },
  bad: `# site-lint-ignore translation-missing`,
  good: `# site-lint-ignore translation-missing: 英文名下周到`,
} as const satisfies RuleMeta;

/** Why a comment does not say enough: nobody knows later whether it is still needed. */
export const missingReason = ({ marker, rule, reason }: Ignore): IgnoreFault | undefined =>
  reason === ''
    ? {
        rule: ignoreWithoutReason,
        message: `the reason why "${rule}" is ignored here is missing; write ${marker} ${rule}: reason`,
      }
    : undefined;
