type OptionalKeys<Given> = {
  [Key in keyof Given]-?: undefined extends Given[Key] ? Key : never;
}[keyof Given];

/** An object type whose members that may be undefined are optional instead (exactOptionalPropertyTypes). */
export type Compact<Given> = Omit<Given, OptionalKeys<Given>> & {
  [Key in OptionalKeys<Given>]?: Exclude<Given[Key], undefined>;
};

/** A copy of an object without its members that are undefined. */
export function compact<Given extends object>(given: Given): Compact<Given> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Compact<Given>;
}
