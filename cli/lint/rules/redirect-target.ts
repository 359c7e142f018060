import { splitAddress } from '../../../schema/path/split-address.ts';
import { nearestAmong } from '../nearest.ts';
import { redirectsOf, targetFinder } from '../redirects.ts';
import type { Rule } from '../rule.ts';

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
      if (find(path)) continue;
      const message = `"${path}" is no path of this site`;
      const inside = { offset: 0, length: path.length };
      yield { pointer, what: 'value', inside, message, suggestion: nearest(path) };
    }
  },
};
