import { parameterNames } from '../../../schema/path/parse-path.ts';
import type { FindingLocation } from '../../diagnostics/finding.ts';
import type { Rule } from '../context/rule.ts';
import { nextRedirects, type Redirect } from '../paths/redirects.ts';

/** So many steps of a chain are shown. */
const maxShown = 10;

type Next = ReadonlyMap<Redirect, Redirect | undefined>;

/** For every redirect the last one of its chain; those that go in circles have none. */
function lastOnes(next: Next): Map<Redirect, Redirect | undefined> {
  const last = new Map<Redirect, Redirect | undefined>();
  for (const start of next.keys()) {
    const chain = new Set<Redirect>();
    let at: Redirect = start;
    for (;;) {
      const following = next.get(at);
      if (last.has(at) || chain.has(at)) break;
      chain.add(at);
      if (!following) break;
      at = following;
    }
    const isKnown = last.has(at);
    const end = isKnown ? last.get(at) : next.get(at) ? undefined : at;
    for (const each of chain) last.set(each, end);
  }
  return last;
}

function chainFrom(start: Redirect, next: Next): Redirect[] {
  const chain: Redirect[] = [];
  for (let at = next.get(start); at && chain.length < maxShown; at = next.get(at)) chain.push(at);
  return chain;
}

export const redirectChain = {
  id: 'redirect-chain',
  severity: 'warning',
  explanation: {
    zh: '跳转直接指向最后的页面，不经过另一个跳转。一连串的跳转让访客多等几次，搜索引擎走几步就放弃，中间改了一个，前面的就都断了。把目标改成最后那个页面的地址。',
    en: 'A redirect leads to the page itself, not to another redirect. A chain makes visitors wait, search engines give up after some steps, and whoever changes one link of it breaks all before it. Write the address of the last page as the target.',
  },
  bad: '- { id: a, paths: { zh: /a }, redirect: /b }',
  good: '- { id: a, paths: { zh: /a }, redirect: /index }',
  *check(context) {
    const next = nextRedirects(context);
    const last = lastOnes(next);
    for (const [redirect, following] of next) {
      const end = last.get(redirect);
      if (!following || !end) continue;
      const chain = chainFrom(redirect, next);
      const names = [redirect, ...chain].map(({ flat }) => flat.route.id);
      const isFixed = parameterNames(end.address).length === 0;
      yield {
        pointer: redirect.pointer,
        what: 'value',
        message: `this redirect leads to another one: ${names.join(' → ')} → ${chain.includes(end) ? end.address : '…'}`,
        suggestion: isFixed ? end.address : undefined,
        related: chain.map(
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
