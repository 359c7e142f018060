import type { Rule } from '../context/rule.ts';
import { pathProblems } from '../paths/path-problems.ts';

export const pathDuplicateParameter = {
  id: 'path-duplicate-parameter',
  severity: 'error',
  explanation: {
    zh: '同一条路径里，每个参数的名字只能出现一次。两个都叫 :id，页面就只能得到其中一个值。给第二个另起名字，如 /news/:year/:id。',
    en: 'A parameter stands once in a path. Of two that are called :id the page could get one value only. Give the second another name, as in /news/:year/:id.',
  },
  bad: "paths: { zh: '/news/:id/:id' }",
  good: "paths: { zh: '/news/:year/:id' }",
  check: (context) =>
    pathProblems(context, {
      'duplicate-parameter': (text) => `"${text}" stands twice in this path`,
    }),
} as const satisfies Rule;
