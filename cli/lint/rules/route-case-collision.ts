import { collisionFindings } from '../path-collisions.ts';
import type { Rule } from '../rule.ts';

export const routeCaseCollision: Rule = {
  id: 'route-case-collision',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'No two paths differ in capital and small letters only.',
  },
  bad: '',
  good: '',
  check: ({ paths }) =>
    collisionFindings(
      paths,
      'case',
      ({ path, first }) =>
        `"${path.text}" and "${first.text}" are the same address: capital and small letters do not count`,
    ),
};
