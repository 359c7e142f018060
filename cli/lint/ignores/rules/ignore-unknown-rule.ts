import { nearestAmong } from '../../../diagnostics/nearest.ts';
import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';
import type { Ignore } from '../../../ignores/ignore.ts';
import { markers } from '../../../ignores/ignore-marker.ts';
import type { IgnoreFault } from '../ignore-fault.ts';

export const ignoreUnknownRule = {
  id: 'ignore-unknown-rule',
  severity: 'error',
  explanation: {
    zh: '忽略警告的注释要写出一条存在的规则，一条注释写一条规则；规则名就是报告里写的那个。只管一行的写 site-lint-ignore，管整个文件的写 site-lint-ignore-file，后面依次是规则名、冒号和理由。',
    en: 'A comment that ignores a warning names a rule that exists, one rule a comment, as reports call it. It is written site-lint-ignore rule: reason for a line, or site-lint-ignore-file rule: reason for the whole file.',
  },
  bad: `# site-lint-ignore translation-mising: 英文名下周到`,
  good: `# site-lint-ignore-file translation-missing: 英文稿下周到`,
} as const satisfies RuleMeta;

/**
 * Why a comment names no rule.
 * @param ruleIds the ids of all rules
 */
export function unknownRuleFault(
  { marker, rule }: Ignore,
  ruleIds: readonly string[],
): IgnoreFault | undefined {
  const fault = (message: string, suggestion?: string): IgnoreFault => ({
    rule: ignoreUnknownRule,
    message,
    suggestion,
  });
  if (!markers.includes(marker)) {
    return fault(
      `"${marker}" is not known; there are ${markers.join(' for a line and ')} for the whole file`,
    );
  }
  if (rule === '') return fault(`no rule is named here; write ${marker} rule: reason`);
  if (ruleIds.includes(rule)) return undefined;
  const suggestion = nearestAmong(ruleIds)(rule);
  if (/[\s,，、]/.test(rule)) {
    return fault(
      `"${rule}" is no rule; name one rule in a comment, and write a comment for each`,
      suggestion,
    );
  }
  return fault(
    `"${rule}" is no rule${suggestion === undefined ? '; site rules lists them' : ''}`,
    suggestion,
  );
}
