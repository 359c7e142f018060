import { flagUses } from '../flag-uses.ts';
import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

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
