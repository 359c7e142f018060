import { join } from 'node:path';
import siteSchema from '../../schema/site.schema.json';
import { entryAt } from '../files/entry-at.ts';
import { fill } from '../scaffold/fill.ts';
import { assertFree, namesOf } from '../scaffold/names.ts';
import { UsageError } from '../usage-error.ts';
import type { Addition } from './addition.ts';
import type { SiteInWork } from './site-in-work.ts';
import schema from './templates/block/block.json.txt?raw';
import styles from './templates/block/block.module.css.txt?raw';
import component from './templates/block/block.tsx.txt?raw';

type Definition = { readonly properties?: { readonly type?: { readonly const?: unknown } } };

/** The kinds of blocks that every site has. */
const builtIn: ReadonlySet<unknown> = new Set(
  Object.values(siteSchema.$defs as Readonly<Record<string, Definition>>).map(
    ({ properties }) => properties?.type?.const,
  ),
);

/**
 * A kind of block of the site's own: its keys, its component and its style sheet.
 * @throws UsageError where its name is taken
 */
export function newBlock({ folder }: SiteInWork, name: string): Addition {
  const names = namesOf(name);
  assertFree(names.camel);
  if (builtIn.has(names.camel)) {
    throw new UsageError(
      `the name is taken: ${names.camel} is a kind of block that every site has`,
    );
  }
  const own = `blocks/${name}`;
  if (entryAt(join(folder, own))) throw new UsageError(`the name is taken: there is ${own}`);
  const files = new Map([
    [`${own}/block.json`, fill(schema, names)],
    [`${own}/block.tsx`, fill(component, names)],
    [`${own}/block.module.css`, fill(styles, names)],
  ]);
  return { files, next: [...files.keys()] };
}
