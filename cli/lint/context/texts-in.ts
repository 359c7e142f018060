import type { Pointer } from '../../diagnostics/pointer.ts';

/** All texts in a value, with where they stand. */
export function* textsIn(
  value: unknown,
  pointer: Pointer,
): Iterable<{ readonly text: string; readonly pointer: Pointer }> {
  if (typeof value === 'string') yield { text: value, pointer };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    yield* textsIn(each, [...pointer, Array.isArray(value) ? Number(key) : key]);
  }
}
