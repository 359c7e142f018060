import type { Rule } from '../context/rule.ts';
import { pathProblems } from '../paths/path-problems.ts';

export const pathSegment = {
  id: 'path-segment',
  severity: 'error',
  explanation: {
    zh: [
      '路径由斜线和各段组成，每段是一个词或一个 :参数。',
      '别的写法访客打不开：浏览器把 ? 和 # 当作路径的结尾，把 .. 和连着的斜线当作别的意思。',
      '路径以一条斜线开头，结尾不带斜线，中间不要有空格和 ? # % \\ 之类的符号；参数的冒号后面用字母、数字和 _，以字母开头，同一个参数名只能出现一次。',
    ].join(''),
    en: [
      'A path is a slash and parts, each a word or a :parameter.',
      'Any other spelling is no address that a visitor can open: browsers take ? and # for the end of the path, and .. and double slashes for something else.',
      'Start the path with one slash, end it without one, and leave out blanks and signs such as ? # % \\; after the colon of a parameter stand letters, digits and _, a letter first, and each name stands once.',
    ].join(' '),
  },
  bad: '- { id: c, paths: { zh: /新闻//a }, page: index }',
  good: '- { id: c, paths: { zh: /新闻/a }, page: index }',
  check: (context) =>
    pathProblems(context, {
      'no-slash': (text) => `"${text}" does not start with a slash`,
      'empty-segment': () => 'two slashes stand side by side',
      'dot-segment': (text) => `"${text}" cannot be a part of a path`,
      'bad-parameter': (text) =>
        `"${text}" is no parameter; after the colon stand letters, digits and _, a letter first`,
    }),
} as const satisfies Rule;
