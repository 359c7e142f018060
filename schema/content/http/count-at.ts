import { atPath } from './at-path.ts';

/** A number of entries that stands in an answer; an API may write it as text. */
export function countAt(answer: unknown, path: string | undefined): number | undefined {
  const found = path === undefined ? undefined : atPath(answer, path);
  const isWritten = typeof found === 'string' && /^\d+$/.test(found);
  const count = isWritten ? Number(found) : found;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
