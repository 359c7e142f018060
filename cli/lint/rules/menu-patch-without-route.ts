import { parameterNames } from '../../../schema/path/parse-path.ts';
import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const menuPatchWithoutRoute: Rule = {
  id: 'menu-patch-without-route',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A menu patch opens a path that a route has, without parameters.',
  },
  bad: '',
  good: '',
  *check({ source, paths }) {
    const known = namesOf(
      paths.map(({ text }) => text).filter((text) => parameterNames(text).length === 0),
    );
    for (const [code, { path }] of Object.entries(source.menu?.patches ?? {})) {
      if (known.has(path)) continue;
      yield {
        pointer: ['menu', 'patches', code, 'path'],
        what: 'value',
        message: `"${path}" is no path without parameters of this site`,
        suggestion: known.nearest(path),
      };
    }
  },
};
