import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { parameterNames } from '../../../schema/path/parse-path.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { nearestAmong } from '../nearest.ts';
import { type Redirect, redirectsOf, targetFinder } from '../redirects.ts';
import type { Rule } from '../rule.ts';

/** A parameter that the redirect uses and a path of its route lacks. */
function lostParameter({ flat, language }: Redirect, target: string): string | undefined {
  const paths = pathsOfRoute(flat.route, language);
  return parameterNames(target).find((name) =>
    paths.some((path) => !parameterNames(path).includes(name)),
  );
}

export const redirectTarget: Rule = {
  id: 'redirect-target',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A redirect within the site leads to a route, with what its path needs.',
  },
  bad: '',
  good: '',
  *check(context) {
    const redirects = redirectsOf(context).filter(({ address }) => address.startsWith('/'));
    if (redirects.length === 0) return;
    const find = targetFinder(context);
    const nearest = nearestAmong(context.paths.map(({ text }) => text));
    const roots = new Set([
      '/',
      ...context.frame.spelling.prefixes.map((each) => each.toLowerCase()),
    ]);
    for (const redirect of redirects) {
      const { path } = splitAddress(redirect.address);
      const { pointer } = redirect;
      if (roots.has(path.toLowerCase().replace(/(.)\/$/, '$1'))) continue;
      if (!find(path)) {
        const message = `"${path}" is no path of this site`;
        const inside = { offset: 0, length: path.length };
        yield { pointer, what: 'value', inside, message, suggestion: nearest(path) };
        continue;
      }
      const lost = lostParameter(redirect, path);
      if (lost === undefined) continue;
      const message = `":${lost}" has no value here: the path of this route lacks it`;
      const inside = { offset: path.indexOf(`:${lost}`), length: lost.length + 1 };
      yield { pointer, what: 'value', inside, message };
    }
  },
};
