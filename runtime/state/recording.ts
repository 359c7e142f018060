import { createContext, useContext } from 'react';
import type { ResourceRequest } from '../resources/resource-request.ts';

/** What a page that is being built turns out to need in the browser. */
export type Recording = {
  /** Where blocks stand that have behaviour, and those around them. */
  readonly live: Set<string>;
  /** Lists and entries that blocks read of the page's data, by their key, with the places of those blocks. */
  readonly reads: Map<string, Set<string>>;
  /** Of these the ones of which more was read than how many entries a list has. */
  readonly wholes: Map<string, Set<string>>;
  /** What was requested while blocks were drawn, by key: other pages of lists, and what a first entry named. */
  readonly wanted: Map<string, ResourceRequest>;
  /** Texts that were shown as HTML; each one's number is its place here. */
  readonly texts: string[];
  /** Kinds of the blocks that were drawn, by their place. */
  readonly kinds: Map<string, string>;
  /** Places of the blocks that are being drawn, and folders of own parts and layouts, the innermost last. */
  readonly open: string[];
  /** Design tokens of drawings that are seen first. */
  readonly art: Set<string>;
  /** The heading that a block brought for the document's title. */
  heading?: string;
};

/** An empty recording. */
export const newRecording = (): Recording => ({
  live: new Set(),
  reads: new Map(),
  wholes: new Map(),
  wanted: new Map(),
  texts: [],
  kinds: new Map(),
  open: [],
  art: new Set(),
});

const BlockPlaceContext = createContext('');

export const BlockPlaceProvider = BlockPlaceContext.Provider;

/** Place of the block around here in its page: `0`, or `2/0` inside of another one; '' outside of blocks. */
export const useBlockPlace = (): string => useContext(BlockPlaceContext);

/** The place of a block, and those of the blocks around it. */
export function placesAbove(place: string): string[] {
  const parts = place.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
