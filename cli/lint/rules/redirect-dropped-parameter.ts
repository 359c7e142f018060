import { parameterNames } from '../../../schema/path/parse-path.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { Rule } from '../context/rule.ts';
import { pathsByRoute } from '../paths/paths-by-route.ts';
import { redirectsOf } from '../paths/redirects.ts';

export const redirectDroppedParameter = {
  id: 'redirect-dropped-parameter',
  severity: 'warning',
  explanation: {
    zh: '跳转会用到路径里的每个参数。/old/:id 跳转到 /news，所有旧文章的地址就都落到同一个列表，读者找不回原来那一篇。在目标里写上同名的参数，如 /news/:id；目标确实没有对应的页面时，可以把它放进查询里，如 /news?from=:id。',
    en: 'A redirect uses every parameter of its path. Where /old/:id leads to /news, the addresses of all old articles end at one list, and readers do not find what they came for. Write the parameter into the target, as in /news/:id, or into its query, as in /news?from=:id.',
  },
  bad: "redirect: '/news'",
  good: "redirect: '/news/:id'",
  *check(context) {
    const byRoute = pathsByRoute(context.paths);
    for (const { flat, language, address, pointer } of redirectsOf(context)) {
      const used = new Set(
        [...address.matchAll(/:([A-Za-z][A-Za-z0-9_]*)/g)].map(([, name]) => name),
      );
      for (const path of byRoute.get(flat) ?? []) {
        const names = parameterNames(path.text);
        const dropped = names.find((name) => !used.has(name));
        // A target that asks for another one has a misspelled name.
        if (parameterNames(splitAddress(address).path).some((name) => !names.includes(name))) break;
        if (path.language !== language || dropped === undefined || !address.startsWith('/'))
          continue;
        yield {
          pointer,
          what: 'value',
          message: `":${dropped}" is dropped: all addresses "${path.text}" lead to this one`,
          related: [{ pointer: path.pointer, what: 'value', message: 'the path that has it' }],
        };
        break;
      }
    }
  },
} as const satisfies Rule;
