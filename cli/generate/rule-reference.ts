import { explanationIn } from '../diagnostics/explanation.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { ruleSentence } from '../explain/rule-sentence.ts';
import type { CliLanguage } from '../local-text.ts';

const texts = {
  zh: {
    title: '检查规则',
    summary: '每条规则查什么、为什么、怎样写才对。',
    generated: '<!-- 本页由 `npm run generate` 从各条规则生成，请勿手改。 -->',
    guide: '`site explain <rule>` 显示其中一条；怎样检查网站，见[检查](../../guide/zh/lint.md)。',
    columns: '| 规则 | 级别 | 要求 |',
    error: '错误',
    warning: '警告',
    bad: '错误写法：',
    good: '正确写法：',
  },
  en: {
    title: 'Rules of the linter',
    summary: 'What each rule checks, why, and how to write it right.',
    generated: '<!-- Generated from the rules by `npm run generate`. Do not edit. -->',
    guide:
      '`site explain <rule>` prints one of them; [the linter](../guide/lint.md) explains `site lint`.',
    columns: '| rule | severity | requirement |',
    error: 'error',
    warning: 'warning',
    bad: 'Wrong:',
    good: 'Right:',
  },
} as const;

const fence = (label: string, text: string): string[] => {
  if (text.trim() === '') return [];
  // An example in Markdown may hold a fence of its own; the outer one is longer.
  const maxRun = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const backticks = '`'.repeat(maxRun + 1);
  return [label, '', `${backticks}yaml`, text.trimEnd(), backticks, ''];
};

/** Plain text as Markdown that shows it: an explanation may name signs such as ** or [words](/address). */
const escaped = (text: string): string => text.replace(/[\\`*[\]<~]|\{(?=#)|=(?==)/g, '\\$&');

function section(rule: RuleMeta, language: CliLanguage): string {
  const { id, severity, explanation, bad, good } = rule;
  const words = texts[language];
  return [
    `## ${id}`,
    '',
    `**${words[severity]}**`,
    '',
    escaped(explanationIn(explanation, language).trim()),
    '',
    ...fence(words.bad, bad),
    ...fence(words.good, good),
  ].join('\n');
}

const cell = (text: string): string => escaped(text).replace(/\|/g, '\\|');

/** The reference page of the linter's rules in one language, as Markdown. */
export function ruleReference(rules: readonly RuleMeta[], language: CliLanguage): string {
  const words = texts[language];
  const rows = rules.map(
    (rule) =>
      `| [${rule.id}](#${rule.id}) | ${words[rule.severity]} | ${cell(ruleSentence(rule, language))} |`,
  );
  return [
    '---',
    'order: 2',
    `summary: ${words.summary}`,
    '---',
    '',
    `# ${words.title}`,
    '',
    words.generated,
    '',
    words.guide,
    '',
    words.columns,
    '|---|---|---|',
    ...rows,
    '',
    ...rules.map((rule) => section(rule, language)),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}
