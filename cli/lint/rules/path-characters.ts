import type { Rule } from '../context/rule.ts';
import { pathProblems } from '../paths/path-problems.ts';

const sentence = (text: string): string => {
  if (/\s/.test(text)) return 'a blank cannot stand in a path; use - or nothing';
  if (text === '%')
    return '"%" cannot stand in a path; write the characters themselves, as in /新闻';
  if (text === '?' || text === '#') {
    return `"${text}" ends the path of an address; a route is found by its path alone`;
  }
  return `"${text}" cannot stand in a path`;
};

export const pathCharacters = {
  id: 'path-characters',
  severity: 'error',
  explanation: {
    zh: '路径里可以用字母、数字、汉字和 - _ . ~，不能有空格、?、#、%、引号、星号等。这些符号在地址里另有含义，或者根本输不进去。汉字直接写，不要写成 %E6… 的样子；?code=… 这样的部分不属于路径。',
    en: 'A path has letters, digits, characters of any script and - _ . ~, but no blanks, ?, #, %, quotation marks, asterisks and the like: they mean something else in an address, or nobody can type them. Write characters of Chinese as they are, not as %E6 and the like. What starts with ? is no part of a path.',
  },
  bad: "paths: { zh: '/news list' }",
  good: 'paths: { zh: /news-list }',
  *check(context) {
    yield* pathProblems(context, { 'bad-character': sentence });
    for (const { pointer, text } of context.paths) {
      const slash = text.indexOf('/：');
      if (slash < 0) continue;
      yield {
        pointer,
        what: 'value',
        inside: { offset: slash + 1, length: 1 },
        message: 'the full-width "：" starts no parameter; write : and its name',
        repair: { kind: 'replace', text: ':', safe: false },
      };
    }
  },
} as const satisfies Rule;
