import type { Rule } from '../context/rule.ts';
import { collisionFindings } from '../paths/path-collisions.ts';

export const routeDuplicatePath = {
  id: 'route-duplicate-path',
  severity: 'error',
  explanation: {
    zh: [
      '一个路径只能属于一个路由、一种语言。',
      '两个路由在同一种设备上用同一个路径，显示的总是排在前面的那个，另一个永远没人看到。',
      '请从其中一个路由里去掉这个路径，或换一个；如果两个路由的 devices 不同，可以共用一个路径。',
    ].join(''),
    en: [
      'A path belongs to one route and one language.',
      'Where two routes have the same path on the same device, the one that stands first is shown, and nobody ever sees the other.',
      'Take the path out of one of them, or give it another; two routes may share a path where their devices differ.',
    ].join(' '),
  },
  bad: [
    '- { id: news, paths: { zh: /news }, page: index }',
    '- id: other',
    '  paths: { zh: [/other, /news] }',
  ].join('\n'),
  good: [
    '- { id: news, paths: { zh: /news }, page: index }',
    '- id: other',
    '  paths: { zh: [/other, /latest] }',
  ].join('\n'),
  check: ({ paths }) =>
    collisionFindings(paths, 'equal', ({ path }) => `"${path.text}" is declared twice`),
} as const satisfies Rule;
