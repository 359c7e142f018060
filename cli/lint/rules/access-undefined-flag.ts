import { namesOf } from '../../diagnostics/known-names.ts';
import { flagUses } from '../access/flag-uses.ts';
import type { Rule } from '../context/rule.ts';

export const accessUndefinedFlag = {
  id: 'access-undefined-flag',
  severity: 'error',
  explanation: {
    zh: [
      '路由和区块要求的访问标志，必须在 access.flags 里定义，或者是内置的 public。',
      '没有定义的标志永远不成立，只凭它开放的页面和区块，任何访客都看不到。',
      '请改正拼写，或在 access.flags 里定义这个标志。',
    ].join(''),
    en: [
      'A flag that is asked for is defined under access.flags, or is the built-in public.',
      'A flag that nothing defines never holds, so a page or block that asks for it alone stays closed to every visitor.',
      'Correct the spelling, or define the flag under access.flags.',
    ].join(' '),
  },
  bad: '- { id: news, paths: { zh: /news }, page: news, access: { flag: staf } }',
  good: '- { id: news, paths: { zh: /news }, page: news, access: { flag: staff } }',
  *check(context) {
    const flags = namesOf(['public', ...Object.keys(context.source.access?.flags ?? {})]);
    for (const { flag, pointer } of flagUses(context)) {
      if (flags.has(flag)) continue;
      yield {
        pointer,
        what: 'value',
        message: `"${flag}" is no flag of this site; they stand under access.flags`,
        suggestion: flags.nearest(flag),
      };
    }
  },
} as const satisfies Rule;
