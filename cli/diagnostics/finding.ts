import type { Pointer } from './pointer.ts';
import type { SourceMap } from './source-map.ts';

export type FindingLocation = {
  readonly pointer: Pointer;
  /** Whether the value is marked, or the key it stands under. */
  readonly what: 'key' | 'value';
  /** Part of a text value, in UTF-16 units. */
  readonly inside?: { readonly offset: number; readonly length: number };
  readonly message: string;
};

/** A place that helps to understand a finding, in the same file or in another one. */
export type RelatedFound = FindingLocation & {
  readonly in?: SourceMap;
};

/** How a finding is fixed: its marked text becomes another one, or goes with its key. */
export type Repair = { readonly safe: boolean } & (
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'remove' }
  /** None: it may as well be the other place that is wrong. */
  | { readonly kind: 'none' }
);

/** A place where a rule is broken. */
export type Finding = FindingLocation & {
  /** The message with all that it only counts, for programs; absent: it says everything. */
  readonly fullMessage?: string;
  /** What may be meant in place of what is marked: a repair that is a guess. */
  readonly suggestion?: string | undefined;
  readonly repair?: Repair | undefined;
  readonly related?: readonly RelatedFound[];
};
