import type { Rule } from '../context/rule.ts';

export const pathRoot = {
  id: 'path-root',
  severity: 'error',
  explanation: {
    zh: '网站的根地址 / 和各语言的前缀（如 /en）通向首页。只有首页自己可以把它当作路径：这时 languages 里的 home 也写同一个地址，访客打开根地址就直接看到首页。别的页面写在那里永远打不开。请换一个路径，或者把它写成 home。根地址上的首页就是文件 index.html，所以旁边不能再有叫 /index 的页面。',
    en: 'The root of the site, /, and the prefixes of its languages, such as /en, lead to a home page. The home alone can have one of them as its own path: then home under languages is the same address, and visitors of the root see the home at once. Any other page would never be seen there. Give it another path, or name it as home. A home at the root is the file index.html, so that no other page can be called /index beside it.',
  },
  bad: '- { id: welcome, paths: { zh: /, en: /en/Index }, page: index }',
  good: '- { id: welcome, paths: { zh: /welcome, en: /en/welcome }, page: index }',
  *check({ paths, source, settings }) {
    const { prefixes, defaultLanguage } = settings;
    for (const { text, language, pointer, flat } of paths) {
      const folded = text.toLowerCase();
      const owner =
        text === '/'
          ? defaultLanguage
          : Object.keys(prefixes).find((code) => prefixes[code]?.toLowerCase() === folded);
      const home = source.languages[owner ?? '']?.home;
      const own = source.languages[language]?.home ?? '';
      const isAtRoot = own === '/' || own === prefixes[language];
      if (isAtRoot && folded === `${own === '/' ? '' : own.toLowerCase()}/index`) {
        if (flat.route.redirect !== undefined) continue;
        yield {
          pointer,
          what: 'value',
          message: `"${text}" and the home "${own}" would be one file, index.html; let it lead to the home by a redirect, or give it another path`,
          related: [
            { pointer: ['languages', language, 'home'], what: 'value', message: 'the home' },
          ],
        };
      }
      // Whose prefix it is otherwise, route-hand-written-twin and path-language say.
      if (owner !== language || home === text) continue;
      yield {
        pointer,
        what: 'value',
        message: `"${text}" leads to the home of "${language}", "${home}"; a page has this path only as that home`,
        related: [{ pointer: ['languages', language, 'home'], what: 'value', message: 'the home' }],
      };
    }
  },
} as const satisfies Rule;
