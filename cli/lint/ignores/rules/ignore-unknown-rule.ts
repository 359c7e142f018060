import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const ignoreUnknownRule: RuleMeta = {
  id: 'ignore-unknown-rule',
  severity: 'error',
  explanation: {
    zh: '忽略警告的注释要写出一条存在的规则，一条注释写一条规则；规则名就是报告里写的那个。只管一行的写 site-lint-ignore，管整个文件的写 site-lint-ignore-file，后面依次是规则名、冒号和理由。',
    en: 'A comment that ignores a warning names a rule that exists, one rule a comment, as reports call it. It is written site-lint-ignore rule: reason for a line, or site-lint-ignore-file rule: reason for the whole file.',
  },
  bad: `# site-lint-ignore translation-mising: 英文名下周到`,
  good: `# site-lint-ignore-file translation-missing: 英文稿下周到`,
};
