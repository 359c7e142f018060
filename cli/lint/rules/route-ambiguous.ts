import type { Rule } from '../context/rule.ts';
import { ambiguousPaths } from '../paths/ambiguous-paths.ts';

export const routeAmbiguous = {
  id: 'route-ambiguous',
  severity: 'warning',
  explanation: {
    zh: '不该有一个地址同时符合两条互不包含的路径。例如 /news/:id 和 /:part/latest 都符合 /news/latest：前面先写明文字的那条会得到它，另一条的页面就打不开。把其中一条的参数换成固定的文字，或换一个开头。',
    en: 'No address matches two paths of which neither is a case of the other. /news/:id and /:part/latest both match /news/latest: the one with the earlier word gets it, and the page of the other is not seen there. Put a word in the place of one parameter, or begin one of the paths otherwise.',
  },
  bad: "paths: { zh: '/:part/latest' }",
  good: 'paths: { zh: /latest }',
  *check({ paths }) {
    for (const { path, first, address, winner } of ambiguousPaths(paths)) {
      yield {
        pointer: path.pointer,
        what: 'value',
        message: `"${path.text}" and "${first.text}" both match ${address}, which "${winner.text}" gets`,
        related: [
          {
            pointer: first.pointer,
            what: 'value',
            message: `the path of route "${first.flat.route.id}"`,
          },
        ],
      };
    }
  },
} as const satisfies Rule;
