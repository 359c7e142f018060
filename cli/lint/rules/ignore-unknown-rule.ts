import type { RuleText } from '../rule-text.ts';

export const ignoreUnknownRule: RuleText = {
  id: 'ignore-unknown-rule',
  severity: 'error',
  explanation: {
    zh: '忽略警告的注释要写出一条存在的规则，一条注释写一条规则；规则名就是报告里写的那个。写法是 site-lint-ignore 规则名: 理由（某一行），或 site-lint-ignore-file 规则名: 理由（整个文件）。',
    en: 'A comment that ignores a warning names a rule that exists, one rule a comment, as reports call it. It is written site-lint-ignore rule: reason for a line, or site-lint-ignore-file rule: reason for the whole file.',
  },
  bad: `# site-lint-ignore translation-mising: 这一栏只给中文读者
title: { zh: 院内通知 }`,
  good: `# site-lint-ignore translation-missing: 这一栏只给中文读者
title: { zh: 院内通知 }`,
};
