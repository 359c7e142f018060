import { parameterNames } from '../../../schema/path/parse-path.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import type { Rule } from '../context/rule.ts';

function pathsByPage(paths: readonly DeclaredPath[]): Map<string, DeclaredPath[]> {
  const byPage = new Map<string, DeclaredPath[]>();
  for (const path of paths) {
    const { page } = path.flat.route;
    if (page === undefined) continue;
    const list = byPage.get(page);
    if (list) list.push(path);
    else byPage.set(page, [path]);
  }
  return byPage;
}

/** One parameter that a page reads: wrong on the page where no path has it, else on the paths that lack it. */
function* parameterFindings(
  page: string,
  role: string,
  parameter: string,
  paths: readonly DeclaredPath[],
): Iterable<Finding> {
  const lacks = paths.filter(({ text }) => !parameterNames(text).includes(parameter));
  const pointer = ['pages', page, 'params', role];
  if (lacks.length === paths.length && paths.length > 0) {
    yield {
      pointer,
      what: 'value',
      message: `no path that shows page "${page}" has a parameter ":${parameter}"`,
      suggestion: nearestAmong(paths.flatMap(({ text }) => parameterNames(text)))(parameter),
      related: paths
        .slice(0, 1)
        .map((path) => ({ pointer: path.pointer, what: 'value', message: 'a path of the page' })),
    };
    return;
  }
  for (const path of lacks) {
    yield {
      pointer: path.pointer,
      what: 'value',
      message: `"${path.text}" has no parameter ":${parameter}", which page "${page}" reads`,
      related: [{ pointer, what: 'value', message: 'read here' }],
    };
  }
}

export const pageParameter = {
  id: 'page-parameter',
  severity: 'error',
  explanation: {
    zh: [
      '页面要读取的参数，它的每个路径里都必须有。',
      '页面用 params 说明 id、日期、关键词取自地址的哪一段；路径里没有这一段，页面就不知道该显示什么。',
      '请改正 params 里的名称，或给该页面的每个路径加上这个 :参数。',
    ].join(''),
    en: [
      'The paths of a page have the parameters that the page reads.',
      'Under params a page says from which part of the address it takes the id, the date or the keyword; where a path lacks that part the page does not know what to show.',
      'Correct the name under params, or add the :parameter to every path of the page.',
    ].join(' '),
  },
  bad: [
    "- { id: other, paths: { zh: '/other/:number' }, page: one }",
    'params: { id: id, date: days }',
  ].join('\n'),
  good: ["- { id: other, paths: { zh: '/other/:id' }, page: one }", 'params: { id: id }'].join(
    '\n',
  ),
  *check({ source, paths }) {
    // A parameter behind a full-width colon is reported as that.
    const byPage = pathsByPage(paths.filter(({ text }) => !text.includes('/：')));
    for (const [page, { params = {} }] of Object.entries(source.pages)) {
      for (const [role, parameter] of Object.entries(params)) {
        yield* parameterFindings(page, role, parameter, byPage.get(page) ?? []);
      }
    }
  },
} as const satisfies Rule;
