import siteSchema from '../site.schema.json';
import type { SiteSource } from '../source.generated.ts';

/** A part of the site language: the definitions of its JSON Schema, by name; that of a kind of block ends in `Block`. */
export type Definitions = Readonly<Record<string, object>>;

/** What every site file is written in. */
export const builtInDefinitions: Definitions = siteSchema.$defs;

const own = Symbol('definitions');

type WithDefinitions = { readonly [own]?: Definitions };

/**
 * A site file that knows the definitions that it follows. Copies of it know them, too.
 * @param ownBlocks definitions of the site's own kinds of blocks
 */
export function withOwnBlocks(source: SiteSource, ownBlocks: Definitions): SiteSource {
  const all = { ...builtInDefinitions, ...ownBlocks };
  return { ...source, [own]: all } as SiteSource;
}

/** The definitions that a site file follows: those of the site language, and of the site's own kinds of blocks. */
export const definitionsOf = (source: SiteSource): Definitions =>
  (source as SiteSource & WithDefinitions)[own] ?? builtInDefinitions;
