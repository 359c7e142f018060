import type { Pointer } from '../../diagnostics/pointer.ts';

/** What stands at a place of a source; undefined where there is nothing. */
export function valueAt(source: unknown, pointer: Pointer): unknown {
  let value = source;
  for (const key of pointer) value = (value as Readonly<Record<string | number, unknown>>)?.[key];
  return value;
}
