/** The parameters of a page that a call of an API names in braces: its answer depends on no others. */
export function namedParams(
  template: string,
  params: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      value !== undefined && template.includes(`{${name}}`) ? [[name, value] as const] : [],
    ),
  );
}
