import { prefixLength } from '../../../schema/twin/prefix-length.ts';
import type { Rule } from '../context/rule.ts';

export const routeHandWrittenTwin = {
  id: 'route-hand-written-twin',
  severity: 'warning',
  explanation: {
    zh: '一种语言的路径不以另一种语言的前缀开头。中文的路径写成 /EN/…，访客和搜索引擎会以为是英文页，实际打开的却是中文。英文页的路径写在 paths 的 en 下面，不要另写一条。手机版的 H5 地址由程序生成，也不用写（见 twin-collision）。',
    en: 'A path of one language does not begin with the prefix of another. Visitors and search engines take /EN/… for an English page and find a Chinese one. Write it under en in paths, not by hand under zh. Addresses for the phone are made by themselves, too (twin-collision).',
  },
  bad: 'paths: { zh: [/news, /EN/News], en: /EN/NewsTrends }',
  good: 'paths: { zh: /news, en: /EN/NewsTrends }',
  *check({ paths, settings }) {
    const codes = Object.keys(settings.prefixes);
    const hasPrefix = (code: string, prefix: string): boolean =>
      settings.prefixes[code]?.toLowerCase() === prefix.toLowerCase();
    for (const { text, language, pointer } of paths) {
      const length = prefixLength(text, settings.spelling.prefixes);
      const prefix = text.slice(0, length);
      const owner = codes.find((code) => hasPrefix(code, prefix));
      if (length === 0 || owner === undefined || hasPrefix(language, prefix)) continue;
      yield {
        pointer,
        what: 'value',
        inside: { offset: 0, length },
        message: `${prefix} is how addresses of language "${owner}" begin, and this is a path of "${language}"`,
        related: [
          { pointer: ['languages', owner, 'prefix'], what: 'value', message: 'its prefix' },
        ],
      };
    }
  },
} as const satisfies Rule;
