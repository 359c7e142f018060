import type { DocumentHead } from '../../state/document-head.ts';
import type { SiteState } from '../../state/site-state.ts';

/** What a page's blocks find out about it while they are rendered, after its head was handed over. */
export type LateFacts = {
  /** The heading that a block brings. */
  readonly heading?: string;
  /** Keys of the query by which a list shows what it does. */
  readonly part?: Readonly<Record<string, string>>;
};

type Handed = { readonly make: (late: LateFacts) => DocumentHead; readonly late: LateFacts };

const handed = new WeakMap<SiteState, Handed>();

/**
 * Hands the head of a page over to who builds it; nobody does in the browser. Later calls take the place of
 * earlier ones.
 * @param make gives the head for what blocks found out so far
 */
export function handHead(state: SiteState, make: Handed['make']): void {
  if (!state.onHead) return;
  handed.set(state, { make, late: {} });
  state.onHead(make({}));
}

/** Hands the head over once more, with what a block found out: effects do not run where pages are built. */
export function addToHead(state: SiteState, found: LateFacts): void {
  const before = handed.get(state);
  if (!state.onHead || !before) return;
  const now = { make: before.make, late: { ...before.late, ...found } };
  handed.set(state, now);
  state.onHead(now.make(now.late));
}
