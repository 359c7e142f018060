import type { Rule } from '../context/rule.ts';
import { collisionFindings } from '../paths/path-collisions.ts';

export const routeShadowed = {
  id: 'route-shadowed',
  severity: 'error',
  explanation: {
    zh: [
      '每个路径都要有地址能够到达。',
      '两个路径如果只是参数名不同，对应的地址就完全一样；显示的总是排在前面的那个，另一个访客永远看不到。',
      '请给其中一个路径换一个词，或增减一段；参数位置上写固定的词，会比参数优先。',
    ].join(''),
    en: [
      'Every path is reached by some address.',
      'Two paths that differ only in the names of their parameters match the same addresses; the one that stands first is always shown, and visitors never see the other.',
      'Give one of the paths another word, or more or fewer parts; a word in the place of the parameter goes before it.',
    ].join(' '),
  },
  bad: [
    "- { id: news, paths: { zh: '/news/:id' }, page: index }",
    "- { id: topic, paths: { zh: '/news/:topic' }, page: index }",
  ].join('\n'),
  good: [
    "- { id: news, paths: { zh: '/news/:id' }, page: index }",
    "- { id: topic, paths: { zh: '/news/topics/:topic' }, page: index }",
  ].join('\n'),
  check: ({ paths }) =>
    collisionFindings(
      paths,
      'parameters',
      ({ path, first }) =>
        `"${path.text}" is never reached: "${first.text}" matches the same addresses`,
    ),
} as const satisfies Rule;
