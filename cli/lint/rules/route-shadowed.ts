import { collisionFindings } from '../path-collisions.ts';
import type { Rule } from '../rule.ts';

export const routeShadowed: Rule = {
  id: 'route-shadowed',
  severity: 'error',
  description: 'Every path is reached by some address.',
  check: ({ paths }) =>
    collisionFindings(
      paths,
      'parameters',
      ({ path, first }) =>
        `"${path.text}" is never reached: "${first.text}" matches the same addresses`,
    ),
};
