import type { HighlightedText } from '../../search/engine/highlight-text.ts';
import type { HitPage } from '../../search/hit-page.ts';
import type { SearchAnswer } from '../../search/search-answer.ts';

export type Suggestion = HitPage & { readonly title: HighlightedText };

/** Pages that are suggested, the best first. */
export type Suggestions = {
  /** Each answer is another one. */
  readonly answer: SearchAnswer | undefined;
  /** They answer another keyword, and stay until the answer to this one is there. */
  readonly isOlder: boolean;
  readonly pages: readonly Suggestion[];
};

/**
 * Ids of the options in a list of suggestions: each page, then all results, which alone can be chosen while
 * the pages answer another keyword.
 */
export function optionIds(listId: string, { pages, isOlder }: Suggestions): readonly string[] {
  const count = pages.length === 0 ? 0 : isOlder ? 1 : pages.length + 1;
  return Array.from({ length: count }, (_, index) => `${listId}-${index}`);
}
