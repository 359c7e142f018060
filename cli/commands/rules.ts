import { counted } from '../diagnostics/counted.ts';
import { ruleData } from '../explain/rule-data.ts';
import { ruleSentence } from '../explain/rule-sentence.ts';
import type { ExitCode, Io } from '../io.ts';
import { allRules } from '../lint/all-rules.ts';
import { table, json as toJson } from '../report/table.ts';

const columns = {
  zh: ['规则', '级别', '要求'],
  en: ['rule', 'severity', 'what must hold'],
} as const;

/** Lists the rules of the linter: a table with a sentence each, or all that is known of them as JSON. */
export function rulesCommand({ json }: { readonly json: boolean }, io: Io): ExitCode {
  const rules = allRules;
  if (json) {
    io.stdout(toJson(rules.map(ruleData)));
    return 0;
  }
  const rows = rules.map((rule) => [rule.id, rule.severity, ruleSentence(rule, io.language)]);
  io.stdout(table([columns[io.language], ...rows]));
  io.note({
    zh: `${rules.length} 条规则；site explain <规则> 解释其中一条`,
    en: `${counted(rules.length, 'rule')}; site explain <rule> describes one`,
  });
  return 0;
}
