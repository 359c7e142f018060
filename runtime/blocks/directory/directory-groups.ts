import type { Entry } from '../../content/entry.ts';
import { initialLetter } from '../../text/initial-letter.ts';

/** People that stand under one heading. */
export type PeopleGroup = {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly Entry[];
};

/**
 * People in groups: by the first letter, in the order of the letters, or by section, in the order of the sections.
 * @param codes the collection's sections; who is in none of them comes last
 */
export function groupsOf(
  entries: readonly Entry[],
  by: 'initial' | 'code',
  codes: Readonly<Record<string, string>>,
): readonly PeopleGroup[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = by === 'initial' ? initialLetter(entry.title) : (entry.code ?? '');
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const order = Object.keys(codes);
  const placeOf = (key: string): number =>
    (order.indexOf(key) + order.length + 1) % (order.length + 1);
  const keys = [...groups.keys()].sort((a, b) =>
    by === 'code' ? placeOf(a) - placeOf(b) : a === '#' ? 1 : b === '#' ? -1 : a < b ? -1 : 1,
  );
  return keys.map((key) => ({
    key: key === '#' ? 'other' : key || 'other',
    title: by === 'code' ? (codes[key] ?? '') : key,
    entries: groups.get(key) ?? [],
  }));
}
