/**
 * Takes blocks out that only some visitors see, wherever blocks stand in a value. What a guard shows to the others goes
 * with it.
 */
export function withoutGuarded<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    const open = value.filter(
      (each) =>
        typeof each !== 'object' || each === null || !('type' in each) || each.guard === undefined,
    );
    return open.map(withoutGuarded) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withoutGuarded(member)]),
  ) as Value;
}
