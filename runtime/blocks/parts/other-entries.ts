import type { ModelEntry } from '../../../schema/model.ts';

/** What to read after an entry: at most so many others, those of its own section first. */
export function otherEntries(
  entries: readonly ModelEntry[],
  { id, code }: ModelEntry,
  limit: number,
): readonly ModelEntry[] {
  const others = entries.filter((entry) => entry.id !== id);
  const near = others.filter((entry) => code !== undefined && entry.code === code);
  return [...near, ...others.filter((entry) => !near.includes(entry))].slice(0, limit);
}
