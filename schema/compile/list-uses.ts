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

/** A key by which a block, or a part of one, names collections, or below which there are such keys. */
type NamingKey = {
  readonly key: string;
  readonly child: Node;
  readonly use: CollectionUse | undefined;
};

/** What was found out of definitions: they stay, and are asked for every block of every page. */
const namingKeys = new WeakMap<Node, readonly NamingKey[]>();

/** The keys of a part that have to do with collections, of the many that it has. */
function namingKeysOf(node: Node): readonly NamingKey[] {
  const known = namingKeys.get(node);
  if (known) return known;
  const keys = Object.entries(node.properties ?? {}).flatMap(([key, child]): NamingKey[] => {
    const use = child['x-collection'] ?? child.items?.['x-collection'];
    const below = child.items?.properties ? child.items : child;
    return use || namingKeysOf(below).length > 0 ? [{ key, child, use }] : [];
  });
  namingKeys.set(node, keys);
  return keys;
}

function usesIn(part: Part, node: Node | undefined, block: Part, found: ListUse[]): void {
  if (!node) return;
  for (const { key, child, use } of namingKeysOf(node)) {
    const value = part[key];
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
    } else if (child.items?.properties && Array.isArray(value)) {
      for (const item of value) usesIn(item as Part, child.items, block, found);
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
