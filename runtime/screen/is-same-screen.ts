import type { Screen } from './screen-context.ts';

/** What a screen takes from its address is made anew each time; everything else is data, and one object. */
const ofAddress = new Set<string>(['params', 'values', 'shown'] satisfies (keyof Screen)[]);

const valuesOf = (screen: Screen): ReadonlyMap<string, unknown> => new Map(Object.entries(screen));

/** Whether two screens are made of the same data, for the same address. */
export function isSameScreen(one: Screen, other: Screen): boolean {
  const [values, others] = [valuesOf(one), valuesOf(other)];
  return (
    values.size === others.size &&
    [...values].every(([key, value]) =>
      ofAddress.has(key)
        ? JSON.stringify(value) === JSON.stringify(others.get(key))
        : value === others.get(key),
    )
  );
}
