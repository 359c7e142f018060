import { flagUses } from '../access/flag-uses.ts';
import type { Rule } from '../context/rule.ts';

export const accessUnusedFlag = {
  id: 'access-unused-flag',
  severity: 'warning',
  explanation: {
    zh: 'access.flags 里定义的标志应当至少有一处用到：某个路由的 access，或某个区块的 guard。没有用到的标志不起任何作用，常常说明该限制的页面忘了限制。请在需要的地方引用它，或者把它删掉。',
    en: 'A flag that access.flags defines is asked for somewhere: by the access of a route or the guard of a block. One that nothing asks for does nothing, and often shows that a page was meant to be closed and is not. Name it where it is needed, or take it out.',
  },
  bad: 'access: { flags: { staff: { loginStatus: [1] }, guest: { loginStatus: [0] } } }',
  good: 'access: { flags: { staff: { loginStatus: [1] } } }',
  *check(context) {
    const used = new Set(flagUses(context).map(({ flag }) => flag));
    for (const flag of Object.keys(context.source.access?.flags ?? {})) {
      if (used.has(flag)) continue;
      yield {
        pointer: ['access', 'flags', flag],
        what: 'key',
        message: `no route and no block asks for the flag "${flag}"`,
        repair: { kind: 'remove', safe: false },
      };
    }
  },
} as const satisfies Rule;
