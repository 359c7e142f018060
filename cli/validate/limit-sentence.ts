import type { Mistake } from './mistake.ts';

const count = (number: unknown, one: string, several: string): string =>
  `${number} ${number === 1 ? one : several}`;

/** Why a list, text or number is not within its limits, in a sentence. */
export function limitSentence({ error, value, node }: Mistake): string {
  const { limit } = error.params;
  switch (error.keyword) {
    case 'minItems':
      return `at least ${count(limit, 'entry', 'entries')} must stand in this list`;
    case 'maxItems':
      return `this list has ${(value as readonly unknown[]).length} entries; there is room for ${limit}`;
    case 'minProperties':
      return `at least ${count(limit, 'key', 'keys')} must stand here`;
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
