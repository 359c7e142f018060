import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { parameterNames } from '../../../schema/path/parse-path.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { Rule } from '../context/rule.ts';
import { type Redirect, redirectsOf } from '../paths/redirects.ts';

/** A parameter that the redirect uses and a path of its route lacks. */
function lostParameter({ flat, language }: Redirect, target: string): string | undefined {
  const paths = pathsOfRoute(flat.route, language);
  return parameterNames(target).find((name) =>
    paths.some((path) => !parameterNames(path).includes(name)),
  );
}

export const redirectLostParameter = {
  id: 'redirect-lost-parameter',
  severity: 'error',
  explanation: {
    zh: '跳转目标里的每个参数，都要在本路由的路径里有同名的参数，值从那里来。没有来源，跳转就不知道该去哪一页。改成路径里有的名字，或者直接写上固定的值。',
    en: 'Every parameter in the target of a redirect stands in the path of its route, too: its value comes from there. Otherwise nobody knows which page is meant. Write a name that the path has, or the value itself.',
  },
  bad: "redirect: '/news/:number'",
  good: "redirect: '/news/:id'",
  *check(context) {
    for (const redirect of redirectsOf(context)) {
      if (!redirect.address.startsWith('/')) continue;
      const { path } = splitAddress(redirect.address);
      const lost = lostParameter(redirect, path);
      if (lost === undefined) continue;
      yield {
        pointer: redirect.pointer,
        what: 'value',
        inside: { offset: path.indexOf(`:${lost}`), length: lost.length + 1 },
        message: `":${lost}" has no value here: the path of this route lacks it`,
      };
    }
  },
} as const satisfies Rule;
