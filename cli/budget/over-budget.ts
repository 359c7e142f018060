import type { Budget } from '../../schema/source.generated.ts';
import { limitsOf, type Measure, measures } from './page-limits.ts';
import type { Weight } from './weigh-page.ts';

/** A rendered page: its file, its address, and which page of the site it shows. */
export type WeighedPage = {
  readonly path: string;
  /** Absent: none that the site names, as for the built-in page for unknown addresses. */
  readonly page: string | undefined;
  readonly weight: Weight;
};

/** A kind of page that weighs more than it may. */
export type OverBudget = {
  readonly page: string | undefined;
  readonly measure: Measure;
  readonly limit: number;
  /** The heaviest page of this kind. */
  readonly path: string;
  readonly found: number;
  /** How many pages of this kind are over the limit. */
  readonly pages: number;
};

/** What is over its budget: by page and measure, the most that one page has. Kinds stand in the order of their first page. */
export function overBudget(
  pages: readonly WeighedPage[],
  budget: Budget | undefined,
): readonly OverBudget[] {
  const kinds = new Map<string, Map<Measure, OverBudget>>();
  for (const { path, page, weight } of pages) {
    const limits = limitsOf(budget, page);
    // A page of no name has no kind that others belong to.
    const kind = JSON.stringify(page ?? [path]);
    const found = kinds.get(kind) ?? new Map<Measure, OverBudget>();
    kinds.set(kind, found);
    for (const measure of measures) {
      const limit = limits[measure];
      if (limit === undefined || weight[measure] <= limit) continue;
      const before = found.get(measure);
      const worse = before && before.found >= weight[measure] ? before : undefined;
      found.set(measure, {
        page,
        measure,
        limit,
        path: worse?.path ?? path,
        found: worse?.found ?? weight[measure],
        pages: (before?.pages ?? 0) + 1,
      });
    }
  }
  return [...kinds.values()].flatMap((found) => [...found.values()]);
}
