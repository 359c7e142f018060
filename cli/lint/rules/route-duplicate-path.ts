import { collisionFindings } from '../path-collisions.ts';
import type { Rule } from '../rule.ts';

export const routeDuplicatePath: Rule = {
  id: 'route-duplicate-path',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A path belongs to one route and one language.',
  },
  bad: '',
  good: '',
  check: ({ paths }) =>
    collisionFindings(paths, 'equal', ({ path }) => `"${path.text}" is declared twice`),
};
