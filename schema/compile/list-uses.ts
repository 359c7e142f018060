import type { Definitions } from '../blocks/block-definitions.ts';
import type { ListWhere } from '../content/content-model.ts';
import { sortedBy } from '../content/list-order.ts';
import type { ListSort } from '../source.generated.ts';
import { walkBlocks } from '../walk-blocks.ts';

/** How a block uses a collection. */
export type CollectionUse =
  /** A list of it, in pages. */
  | 'list'
  /** One entry, found by the id in the address. */
  | 'entry'
  /** One entry that the block names. */
  | 'one'
  /** One entry, chosen by the query; the first one at first. */
  | 'choice'
  /** For each entry of the block's own collection, a list of those that name it. */
  | 'each'
  /** The events that it holds: they have files of their own. */
  | 'events';

export type ListUse = {
  readonly use: CollectionUse;
  readonly collection: string;
  readonly where: ListWhere;
  /** For each section of the collection, as the address says. */
  readonly byCode: boolean;
  readonly filter?: 'year' | 'type';
  /** Id of the entry (`one`), or field that names it (`each`). */
  readonly name?: string;
  /** The block's own collection (`each`). */
  readonly of?: string;
};

type Node = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly 'x-collection'?: CollectionUse;
};

type Part = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function usesIn(part: Part, node: Node | undefined, block: Part, found: ListUse[]): void {
  for (const [key, child] of Object.entries(node?.properties ?? {})) {
    const value = part[key];
    const use = child['x-collection'] ?? child.items?.['x-collection'];
    if (use) {
      for (const name of [value].flat()) {
        if (typeof name !== 'string') continue;
        const code = text(part.code);
        const filter = part.filter as ListUse['filter'];
        const own = text(use === 'one' ? part.entry : part.field);
        found.push({
          use,
          collection: name,
          where: {
            ...(code === undefined ? {} : { code }),
            ...sortedBy(part.sort as ListSort | undefined),
          },
          byCode: part.codeFrom === 'address',
          ...(filter === undefined ? {} : { filter }),
          ...(own === undefined ? {} : { name: own }),
          ...(use === 'each' ? { of: String(block.collection) } : {}),
        });
      }
    } else if (child.properties && typeof value === 'object' && value !== null) {
      usesIn(value as Part, child, block, found);
    }
  }
}

/**
 * What the blocks of a part of a page show of collections; the schema says where they name them.
 * @param definitions those of the site's language
 */
export function listUses(value: unknown, definitions: Definitions): readonly ListUse[] {
  const found: ListUse[] = [];
  walkBlocks(value, (block) => {
    if (Object.hasOwn(definitions, `${block.type}Block`)) {
      usesIn(block, definitions[`${block.type}Block`] as Node, block, found);
    }
  });
  return found;
}
