import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { ruleSentence } from '../explain/rule-sentence.ts';

const fence = (label: string, text: string): string[] => {
  if (text.trim() === '') return [];
  // Front matter and Markdown may hold three of them.
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return [`${label}:`, '', `${marks}yaml`, text.trimEnd(), marks, ''];
};

const paragraph = (text: string): string[] => (text.trim() === '' ? [] : [text.trim(), '']);

function section({ id, severity, explanation, bad, good }: RuleMeta): string {
  return [
    `## ${id}`,
    '',
    severity === 'error' ? '**错误 · error**' : '**警告 · warning**',
    '',
    ...paragraph(explanation.zh),
    ...paragraph(explanation.en),
    ...fence('错误写法 · Wrong', bad),
    ...fence('正确写法 · Right', good),
  ].join('\n');
}

const cell = (text: string): string => text.replace(/\|/g, '\\|');

/** The reference page of the linter's rules, as Markdown. */
export function ruleReference(rules: readonly RuleMeta[]): string {
  const rows = rules.map(
    (rule) => `| [${rule.id}](#${rule.id}) | ${rule.severity} | ${cell(ruleSentence(rule))} |`,
  );
  return [
    '# 检查规则 · Rules',
    '',
    '本页由 `npm run generate` 生成，请勿手改。This page is generated from the rules themselves; `site explain <rule>` prints one of them.',
    '',
    '| rule | severity | what must hold |',
    '|---|---|---|',
    ...rows,
    '',
    ...rules.map(section),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}
