import type { Pointer } from '../../diagnostics/pointer.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a value says with another one laid over it: maps are joined at any depth, null takes a key away, all else is
 * replaced whole (RFC 7396, JSON Merge Patch).
 * @param onIdle hears of each null that takes nothing away
 */
export function overlayValue(
  base: unknown,
  over: unknown,
  onIdle: (pointer: Pointer) => void,
  pointer: Pointer = [],
): unknown {
  if (!isFields(over)) return over;
  const merged = new Map<string, unknown>(Object.entries(isFields(base) ? base : {}));
  for (const [key, value] of Object.entries(over)) {
    const inner = [...pointer, key];
    if (value !== null) merged.set(key, overlayValue(merged.get(key), value, onIdle, inner));
    else if (!merged.delete(key)) onIdle(inner);
  }
  return Object.fromEntries(merged);
}

/** Whether what a pointer leads to is written in the layer above: it alone has it, or has replaced or removed it. */
export function isOverlaid(base: unknown, over: unknown, pointer: Pointer): boolean {
  let [below, above] = [base, over];
  for (const step of pointer) {
    if (!isFields(above) || !isFields(below)) return true;
    if (!Object.hasOwn(above, step)) return false;
    above = above[step];
    below = Object.hasOwn(below, step) ? below[step] : undefined;
  }
  return !isFields(above) || !isFields(below);
}
