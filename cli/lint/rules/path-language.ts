import { languageOfPath } from '../../../schema/language-of-path.ts';
import type { Rule } from '../context/rule.ts';

export const pathLanguage = {
  id: 'path-language',
  severity: 'error',
  explanation: {
    zh: '一种语言的路径要以这种语言的前缀开头，大小写也要与 languages 里写的 prefix 一样。访客打开的是哪种语言，就是从前缀看出来的；没有前缀的地址会被当成默认语言，打开的就不是这种语言的页面。请在路径前面补上前缀。',
    en: 'A path of a language begins with the prefix of that language, in the capital and small letters that languages give it. The prefix shows which language a visitor reads; an address without it counts as one of the default language, and shows no page of the other. Put the prefix before the path.',
  },
  bad: '- { id: news, paths: { zh: /news, en: /NewsTrends }, page: index }',
  good: '- { id: news, paths: { zh: /news, en: /EN/NewsTrends }, page: index }',
  *check({ paths, settings }) {
    const { prefixes, defaultLanguage } = settings;
    for (const { text, language, pointer } of paths) {
      const prefix = prefixes[language] ?? '';
      if (prefix === '' || text === prefix || text.startsWith(`${prefix}/`)) continue;
      const beginning = text.slice(0, prefix.length);
      const isCased =
        beginning.toLowerCase() === prefix.toLowerCase() &&
        /^(?:\/|$)/.test(text.slice(prefix.length));
      // One that has the prefix further on is a path of this language, too.
      if (!isCased && languageOfPath(text, prefixes, defaultLanguage) === language) continue;
      yield {
        pointer,
        what: 'value',
        message: isCased
          ? `the prefix of "${language}" is written ${prefix}, not ${beginning}`
          : `a path of "${language}" begins with ${prefix}; without it the address is taken for one of "${languageOfPath(text, prefixes, defaultLanguage)}"`,
        suggestion: isCased
          ? prefix + text.slice(prefix.length)
          : prefix + (text === '/' ? '' : text),
        related: [
          { pointer: ['languages', language, 'prefix'], what: 'value', message: 'the prefix' },
        ],
      };
    }
  },
} as const satisfies Rule;
