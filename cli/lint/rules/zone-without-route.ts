import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const zoneWithoutRoute = {
  id: 'zone-without-route',
  severity: 'error',
  explanation: {
    zh: [
      '每个专区里至少要有一个路由。',
      '专区决定某一段地址下所有页面的布局和搜索；没有路径以它开头，专区就不起作用，原本要设置的页面仍然带着公共页头。',
      '请写这些路径的第一段，不带语言前缀，也不带斜线。',
    ].join(''),
    en: [
      'Some route lies in every zone.',
      'A zone gives all pages under its segment their layout and their search; one that no path starts with changes nothing, and the pages that were meant keep the common header.',
      'Write the first part of their paths, after the prefix of the language and without slashes.',
    ].join(' '),
  },
  bad: '- { segment: realted, layout: bare }',
  good: '- { segment: related, layout: bare }',
  *check({ source, paths, settings }) {
    const segments = namesOf(
      paths.map(({ text, language }) =>
        (text.slice((settings.prefixes[language] ?? '').length + 1).split('/', 1)[0] ?? '').trim(),
      ),
    );
    for (const [index, { segment }] of (source.zones ?? []).entries()) {
      if (segments.has(segment)) continue;
      yield {
        pointer: ['zones', index, 'segment'],
        what: 'value',
        message: `no path of this site starts with the segment "${segment}"`,
        suggestion: segments.nearest(segment),
      };
    }
  },
} as const satisfies Rule;
