import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const languageHome = {
  id: 'language-home',
  severity: 'error',
  explanation: {
    zh: [
      '每种语言的 home 必须是该语言的一个路径，并且不带参数。',
      '页头的标志、网站的根地址和其他语言的切换链接都通向那里；没有这个路径，访客一进来就会出错。',
      '请写上某个路由在这种语言里的路径。',
    ].join(''),
    en: [
      'The home of a language is a path of that language, without parameters.',
      'The logo in the header, the root address and the link from other languages lead there; without such a path visitors would arrive at an error.',
      'Write a path that one of the routes has in this language.',
    ].join(' '),
  },
  bad: 'zh: { default: true, label: 中文, home: /indx }',
  good: 'zh: { default: true, label: 中文, home: /index }',
  *check({ source, paths }) {
    for (const [code, { home }] of Object.entries(source.languages)) {
      const homes = namesOf(
        paths
          .filter(({ language, parsed }) => {
            const isFixed = parsed.segments.every(({ kind }) => kind === 'literal');
            return language === code && isFixed;
          })
          .map(({ text }) => text),
      );
      if (homes.has(home)) continue;
      yield {
        pointer: ['languages', code, 'home'],
        what: 'value',
        message: `"${home}" is no path without parameters of a route in language "${code}"`,
        suggestion: homes.nearest(home),
      };
    }
  },
} as const satisfies Rule;
