import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';
import type { IgnoreFault } from '../ignore-fault.ts';

export const ignoreError = {
  id: 'ignore-error',
  severity: 'error',
  explanation: {
    zh: '只有警告可以忽略。错误会让网站无法生成，藏起来也不会好：改正它，并删掉这条注释。',
    en: 'Only warnings can be ignored. With an error the site cannot be built, and hiding it does not help: fix it, and remove the comment.',
  },
  bad: 'title: { zh: 首页, en: Home } # site-lint-ignore page-unknown: 以后再写',
  good: 'title: { zh: 首页, en: Home }',
} as const satisfies RuleMeta;

/** The fault of a comment that names an error. */
export const ignoredError = (rule: string): IgnoreFault => ({
  rule: ignoreError,
  message: `"${rule}" is an error, and a site with errors is not built, so it cannot be ignored; fix it and remove this comment`,
});
