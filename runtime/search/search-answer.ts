import type { SearchDocument } from '../../schema/search/search-files.ts';
import type { HighlightedText } from './engine/highlight-text.ts';

export type SearchSort = 'best' | 'newest';

/** What is searched for. */
export type SearchQuery = {
  readonly keyword: string;
  /** A collection, or '' for pages alone; default: all. */
  readonly kind?: string;
  readonly year?: string;
  /** Names of homes: what belongs to one of them; default: all of the site. */
  readonly homes?: readonly string[];
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  /** Results on a page. */
  readonly size: number;
};

export type SearchHit = {
  readonly title: HighlightedText;
  readonly excerpt: HighlightedText;
  /** The section of the text that the excerpt is of, where its title has nothing of what was looked for. */
  readonly section?: { readonly id: string; readonly title: string };
  /** What of the site it is. */
  readonly document: Omit<SearchDocument, 'title' | 'text'>;
};

export type SearchCount = { readonly value: string; readonly count: number };

export type SearchAnswer = {
  /** What was searched for in the place of a keyword that nothing has. */
  readonly instead?: string;
  /** Documents that have all words. */
  readonly total: number;
  /** The page that the hits are of: the last one where a later was asked for. */
  readonly page: number;
  readonly hits: readonly SearchHit[];
  /** Documents that have some of the words only; asked for where few have all. */
  readonly some: readonly SearchHit[];
  /** How many of each kind there are, and of each year; the most first, the newest first. */
  readonly kinds: readonly SearchCount[];
  readonly years: readonly SearchCount[];
};
