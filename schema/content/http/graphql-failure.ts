import { atPath } from './at-path.ts';

/** Longer messages are cut: an answer is from outside. */
const maxLength = 200;

/**
 * What an answer of GraphQL says that went wrong: the first of its `errors` (GraphQL, October 2021, 7.1.2).
 * @returns undefined where nothing did
 */
export function graphqlFailure(value: unknown): string | undefined {
  const errors = typeof value === 'object' ? atPath(value, 'errors') : undefined;
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const message = atPath(errors[0], 'message');
  return typeof message === 'string' ? message.slice(0, maxLength) : 'it does not say which';
}
