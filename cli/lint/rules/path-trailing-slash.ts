import type { Rule } from '../context/rule.ts';
import { pathProblems } from '../paths/path-problems.ts';

export const pathTrailingSlash = {
  id: 'path-trailing-slash',
  severity: 'error',
  explanation: {
    zh: '路径末尾不写斜杠：写 /news，不写 /news/。访客多打一个斜杠也能打开，但一个页面只应有一个正式的地址。删去末尾的斜杠。',
    en: 'A path does not end in a slash: /news, not /news/. Visitors who type one get there all the same, but a page has one address and no second. Remove the slash at the end.',
  },
  bad: 'paths: { zh: /news/ }',
  good: 'paths: { zh: /news }',
  check: (context) =>
    pathProblems(
      context,
      { 'trailing-slash': () => 'a path does not end in a slash' },
      { kind: 'replace', text: '', safe: true },
    ),
} as const satisfies Rule;
