import { languageOfPath } from '../../../schema/language-of-path.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

export const menuDuplicateCode = {
  id: 'menu-duplicate-code',
  severity: 'error',
  explanation: {
    zh: [
      '在同一种语言里，一个菜单代码只对应一个页面。',
      '菜单项的地址由菜单代码决定；一个代码对应两个地址，访客就会被带到错的页面。',
      '请从其中一处的 codes 里去掉这个代码，或给其中一个菜单项换一个代码，这里和网站配置文件里都要改。',
    ].join(''),
    en: [
      'In one language a menu code opens one page.',
      'A menu item has its address from its code; with two addresses for one code visitors would be led to the wrong page.',
      'Take the code out of one of the lists, or give one of the items another code here and in the web configuration.',
    ].join(' '),
  },
  bad: [
    'park: { path: /index, codes: [facts, today, facts] }',
    'news: { path: /news, codes: [today] }',
  ].join('\n'),
  good: [
    'park: { path: /index, codes: [facts, map] }',
    'news: { path: /news, codes: [today] }',
  ].join('\n'),
  *check({ source, paths, settings }) {
    const languages = new Map(paths.map(({ text, language }) => [text, language]));
    const first = new Map<string, Pointer>();
    for (const [parent, { path, codes }] of Object.entries(source.menu?.patches ?? {})) {
      const language =
        languages.get(path) ?? languageOfPath(path, settings.prefixes, settings.defaultLanguage);
      for (const [index, code] of codes.entries()) {
        const pointer = ['menu', 'patches', parent, 'codes', index];
        const key = `${language} ${code}`;
        const before = first.get(key);
        if (!before) first.set(key, pointer);
        else {
          yield {
            pointer,
            what: 'value',
            message: `"${code}" opens a page already`,
            related: [{ pointer: before, what: 'value', message: 'the first one' }],
          };
        }
      }
    }
  },
} as const satisfies Rule;
