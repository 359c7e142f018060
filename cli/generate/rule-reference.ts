import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { ruleSentence } from '../explain/rule-sentence.ts';

const fence = (label: string, text: string): string[] => {
  if (text.trim() === '') return [];
  // An example in Markdown may hold a fence of its own; the outer one is longer.
  const maxRun = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const backticks = '`'.repeat(maxRun + 1);
  return [`${label}:`, '', `${backticks}yaml`, text.trimEnd(), backticks, ''];
};

/** Plain text as Markdown that shows it: an explanation may name signs such as ** or [words](/address). */
const escaped = (text: string): string => text.replace(/[\\`*[\]<~]/g, '\\$&');

const paragraph = (text: string): string[] =>
  text.trim() === '' ? [] : [escaped(text.trim()), ''];

function section({ id, severity, explanation, bad, good }: RuleMeta): string {
  return [
    `## ${id}`,
    '',
    severity === 'error' ? '**错误 · error**' : '**警告 · warning**',
    '',
    ...paragraph(explanation.zh ?? ''),
    ...paragraph(explanation.en ?? ''),
    ...fence('错误写法 · Wrong', bad),
    ...fence('正确写法 · Right', good),
  ].join('\n');
}

const cell = (text: string): string => escaped(text).replace(/\|/g, '\\|');

/** The reference page of the linter's rules, as Markdown. */
export function ruleReference(rules: readonly RuleMeta[]): string {
  const rows = rules.map(
    (rule) => `| [${rule.id}](#${rule.id}) | ${rule.severity} | ${cell(ruleSentence(rule))} |`,
  );
  return [
    '# 检查规则 · Rules',
    '',
    '本页由 `npm run generate` 从各条规则生成，请勿手改。`site explain <rule>` 显示其中一条；`lint` 的用法见 [guide/lint.md](../guide/lint.md)。',
    '',
    'This page is generated from the rules by `npm run generate`. Do not edit. `site explain <rule>` prints one of them; [guide/lint.md](../guide/lint.md) explains `site lint`.',
    '',
    '| rule | severity | requirement |',
    '|---|---|---|',
    ...rows,
    '',
    ...rules.map(section),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}
