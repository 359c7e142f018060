import type { Rule } from '../context/rule.ts';
import { collisionFindings } from '../paths/path-collisions.ts';

export const routeCaseCollision = {
  id: 'route-case-collision',
  severity: 'error',
  explanation: {
    zh: [
      '两个路径不能只有字母大小写的差别。',
      '访客输入地址时不分大小写，网站会自动换成它认识的写法；这样的两个路径，后一个永远打不开。',
      '请给其中一个路由换一个路径。',
    ].join(''),
    en: [
      'No two paths differ in capital and small letters only.',
      'Visitors type addresses in any letter case, and the site leads them to the spelling that it knows; of two such paths the second is never reached.',
      'Give one of the routes another path.',
    ].join(' '),
  },
  bad: [
    '- { id: index, paths: { zh: /index }, page: index }',
    '- { id: home, paths: { zh: /Index }, page: index }',
  ].join('\n'),
  good: [
    '- { id: index, paths: { zh: /index }, page: index }',
    '- { id: home, paths: { zh: /home }, page: index }',
  ].join('\n'),
  check: ({ paths }) =>
    collisionFindings(
      paths,
      'case',
      ({ path, first }) =>
        `"${path.text}" and "${first.text}" are the same address: capital and small letters do not count`,
    ),
} as const satisfies Rule;
