import { pathProblems } from '../path-problems.ts';
import type { Rule } from '../rule.ts';

export const pathSegment: Rule = {
  id: 'path-segment',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A path is a slash and parts, each a word or a :parameter.',
  },
  bad: '',
  good: '',
  check: (context) =>
    pathProblems(context, {
      'no-slash': (text) => `"${text}" does not start with a slash`,
      root: () => '"/" leads to the home page by itself; give this route a path of its own',
      'empty-segment': () => 'two slashes stand side by side',
      'dot-segment': (text) => `"${text}" cannot be a part of a path`,
      'bad-parameter': (text) =>
        `"${text}" is no parameter; after the colon stand letters, digits and _, a letter first`,
    }),
};
