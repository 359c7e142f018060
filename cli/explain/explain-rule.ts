import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import type { CliLanguage } from '../local-text.ts';
import type { Paint } from '../report/paint.ts';

const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

const words = {
  zh: { error: '错误', warning: '警告', wrong: '# 错误写法', right: '# 正确写法' },
  en: { error: 'error', warning: 'warning', wrong: '# wrong', right: '# right' },
} as const;

/**
 * A rule for people: what it says in each language that it is explained in, what breaks it and
 * what does not.
 */
export function explainRule(rule: RuleMeta, colors: Paint, language: CliLanguage): string {
  const { wrong, right, ...severities } = words[language];
  const texts = [rule.explanation.zh, rule.explanation.en];
  const { id, severity, bad, good } = rule;
  const parts = [
    `${colors.strong(id)}  ${colors[severity](severities[severity])}`,
    ...texts.map((text) => text?.trim() ?? ''),
    bad.trim() && `${colors.quiet(wrong)}\n${indented(bad)}`,
    good.trim() && `${colors.quiet(right)}\n${indented(good)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
