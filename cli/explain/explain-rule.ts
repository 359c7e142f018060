import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import type { Paint } from '../report/paint.ts';

const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

/** A rule for people: what it says in each language that it is explained in, what breaks it and what does not. */
export function explainRule(rule: RuleMeta, colors: Paint): string {
  const { id, severity, explanation, bad, good } = rule;
  const parts = [
    `${colors.strong(id)}  ${colors[severity](severity)}`,
    explanation.zh?.trim() ?? '',
    explanation.en?.trim() ?? '',
    bad.trim() && `${colors.quiet('# wrong')}\n${indented(bad)}`,
    good.trim() && `${colors.quiet('# right')}\n${indented(good)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
