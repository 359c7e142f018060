import type { LintContext } from '../lint-context.ts';
import { namesOf } from '../names.ts';
import type { Pointer } from '../pointer.ts';
import type { Rule } from '../rule.ts';

type FlagUse = { readonly flag: string; readonly pointer: Pointer };

function flagUses({ routes, blocks }: LintContext): FlagUse[] {
  const uses: FlagUse[] = [];
  for (const { route, pointer } of routes) {
    const { flag, anyFlag = [] } = route.access ?? {};
    if (flag !== undefined) uses.push({ flag, pointer: [...pointer, 'access', 'flag'] });
    anyFlag.forEach((each, index) => {
      uses.push({ flag: each, pointer: [...pointer, 'access', 'anyFlag', index] });
    });
  }
  for (const { block, pointer } of blocks) {
    const flag = block.guard?.flag;
    if (flag !== undefined) uses.push({ flag, pointer: [...pointer, 'guard', 'flag'] });
  }
  return uses;
}

export const accessUndefinedFlag: Rule = {
  id: 'access-undefined-flag',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A flag that is asked for is defined under access.flags, or is the built-in public.',
  },
  bad: '',
  good: '',
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
};
