import { describe, expect, it } from 'vitest';
import { explanationIn } from '../../../cli/diagnostics/explanation.ts';
import type { RuleMeta } from '../../../cli/diagnostics/rule-meta.ts';
import { explainRule } from '../../../cli/explain/explain-rule.ts';
import { ruleSentence } from '../../../cli/explain/rule-sentence.ts';
import { ruleReference } from '../../../cli/generate/rule-reference.ts';
import { pageUnused } from '../../../cli/lint/rules/page-unused.ts';
import { sarif } from '../../../cli/report/formats/sarif.ts';
import { paint } from '../../../cli/report/paint.ts';
import { sarifValidator } from '../report/consumers.ts';
import { hostileReport } from '../report/hostile.ts';

const english: RuleMeta = { ...pageUnused, explanation: { en: 'Pages are used. Or not.' } };
const chinese: RuleMeta = { ...pageUnused, explanation: { zh: '页面都要用到。没用到的请删掉。' } };

describe.each([
  ['English', english, 'Pages are used.', 'Pages are used. Or not.'],
  ['Chinese', chinese, '页面都要用到。', '页面都要用到。没用到的请删掉。'],
])('a rule that is explained in %s only', (_, rule, first, all) => {
  it('is explained in it, whichever language is asked for', () => {
    expect(explanationIn(rule.explanation, 'zh')).toBe(all);
    expect(explanationIn(rule.explanation, 'en')).toBe(all);
  });

  it('has its sentence in tables', () => {
    expect(ruleSentence(rule, 'en')).toBe(first);
  });

  it('is shown once by site explain and in the reference', () => {
    const shown = explainRule(rule, paint(false), 'en');
    expect(shown).toContain(`page-unused  warning\n\n${all}\n\n# wrong\n`);
    const section = ruleReference([rule], 'en').split('## page-unused\n')[1];
    expect(section).toContain(`**warning**\n\n${all}\n\nWrong:\n`);
  });

  it('is described by it in SARIF', () => {
    const log = JSON.parse(sarif({ ...hostileReport([]), rules: [rule] }));
    expect(sarifValidator()(log)).toBe(true);
    const [descriptor] = log.runs[0].tool.driver.rules;
    expect(descriptor).toMatchObject({
      shortDescription: { text: first },
      fullDescription: { text: all },
      properties: { explanation: rule.explanation },
    });
    expect(descriptor.help.markdown).toMatch(new RegExp(`^${all}\n\nWrong:`));
  });
});
