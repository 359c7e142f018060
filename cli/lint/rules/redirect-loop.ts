import type { FindingLocation } from '../../diagnostics/finding.ts';
import type { Rule } from '../context/rule.ts';
import { nextRedirects, type Redirect } from '../paths/redirects.ts';

/** Every loop, each redirect of it once, in the order they are followed. */
function* loops(next: ReadonlyMap<Redirect, Redirect | undefined>): Iterable<Redirect[]> {
  const done = new Set<Redirect>();
  for (const start of next.keys()) {
    const chain: Redirect[] = [];
    const onChain = new Set<Redirect>();
    let at: Redirect | undefined = start;
    while (at && !done.has(at)) {
      done.add(at);
      chain.push(at);
      onChain.add(at);
      at = next.get(at);
    }
    if (at && onChain.has(at)) yield chain.slice(chain.indexOf(at));
  }
}

export const redirectLoop = {
  id: 'redirect-loop',
  severity: 'error',
  explanation: {
    zh: [
      '跳转最后必须到达一个页面。',
      '跳转绕成一圈，一个地址通向下一个，最后又回到开头，访客永远到不了任何页面，浏览器只好报错。',
      '请让其中一个跳转通向有页面的路由。',
    ].join(''),
    en: [
      'Redirects end at a page.',
      'In a loop every address leads to the next and the last back to the first, so visitors never arrive, and the browser gives up.',
      'Let one of the redirects lead to a route that has a page.',
    ].join(' '),
  },
  bad: [
    '- { id: b, paths: { zh: /b }, redirect: /c }',
    "- { id: c, paths: { zh: /c }, redirect: '/b?again' }",
  ].join('\n'),
  good: [
    "- { id: b, paths: { zh: /b }, redirect: '/index?from=b' }",
    '- { id: c, paths: { zh: /c }, redirect: /index }',
  ].join('\n'),
  *check(context) {
    const reported = new Set<string>();
    for (const loop of loops(nextRedirects(context))) {
      const [first] = loop;
      // The same redirects may serve several languages.
      const key = JSON.stringify(loop.map(({ pointer }) => pointer).sort());
      if (!first || reported.has(key)) continue;
      reported.add(key);
      const chain = [...loop, first].map(({ flat }) => flat.route.id).join(' → ');
      yield {
        pointer: first.pointer,
        what: 'value',
        message: `this redirect leads back to itself: ${chain}`,
        related: loop.slice(1).map(
          ({ pointer, flat, address }): FindingLocation => ({
            pointer,
            what: 'value',
            message: `route "${flat.route.id}" leads on to ${address}`,
          }),
        ),
      };
    }
  },
} as const satisfies Rule;
