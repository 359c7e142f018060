import type { Element } from 'hast';
import type { Range } from '../../diagnostics/diagnostic.ts';

/** Where an element stands in its text. What the HTML parser closed or made by itself has no range, or half of one. */
export function elementRange({ position }: Element): Range {
  const { start, end }: Partial<NonNullable<Element['position']>> = position ?? {};
  const from = start?.offset ?? 0;
  return { start: from, end: end?.offset ?? from };
}
