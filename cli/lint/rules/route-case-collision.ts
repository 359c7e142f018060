import { collisionFindings } from '../path-collisions.ts';
import type { Rule } from '../rule.ts';

export const routeCaseCollision: Rule = {
  id: 'route-case-collision',
  severity: 'error',
  description: 'No two paths differ in capital and small letters only.',
  check: ({ paths }) =>
    collisionFindings(
      paths,
      'case',
      ({ path, first }) =>
        `"${path.text}" and "${first.text}" are the same address: capital and small letters do not count`,
    ),
};
