import type { BlockOf } from '../../schema/model.ts';

/** The code of the section that a query opens: the first one, where it names none. */
export function openSection(
  { by, items }: BlockOf<'sections'>,
  query: URLSearchParams,
): string | undefined {
  const codes = Object.keys(items);
  const asked = query.get(by) ?? '';
  return codes.includes(asked) ? asked : codes[0];
}
