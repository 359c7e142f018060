import { counted } from '../diagnostics/counted.ts';
import type { Mistake } from './mistake.ts';

/** Why a list, text or number is not within its limits, in a sentence. */
export function limitSentence({ error, value, node }: Mistake): string {
  const { limit } = error.params;
  switch (error.keyword) {
    case 'minItems':
      return `at least ${counted(Number(limit), 'entry', 'entries')} must stand in this list`;
    case 'maxItems':
      return `this list has ${counted((value as readonly unknown[]).length, 'entry', 'entries')}; there is room for ${limit}`;
    case 'minProperties':
      return `at least ${counted(Number(limit), 'key', 'keys')} must stand here`;
    case 'minLength':
      return 'this text is empty';
    case 'exclusiveMinimum':
      return `${value} is too small; it must be more than ${limit}`;
    case 'minimum':
      return `${value} is too small; the least is ${limit}`;
    case 'maximum':
      return `${value} is too large; the most is ${limit}`;
    default:
      return `${String(value)} does not belong here; expected ${node['x-expects'] ?? 'something else'}`;
  }
}
