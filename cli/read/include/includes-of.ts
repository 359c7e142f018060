/** The patterns under `include` of a site file; none where there are none, or they are not what they should be. */
export function includesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'include')) return [];
  const { include } = value as { readonly include?: unknown };
  const isList = Array.isArray(include) && include.every((each) => typeof each === 'string');
  return isList ? include : [];
}
