import { collisionFindings } from '../path-collisions.ts';
import type { Rule } from '../rule.ts';

export const routeShadowed: Rule = {
  id: 'route-shadowed',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Every path is reached by some address.',
  },
  bad: '',
  good: '',
  check: ({ paths }) =>
    collisionFindings(
      paths,
      'parameters',
      ({ path, first }) =>
        `"${path.text}" is never reached: "${first.text}" matches the same addresses`,
    ),
};
