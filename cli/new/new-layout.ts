import { join } from 'node:path';
import siteSchema from '../../schema/site.schema.json';
import { entryAt } from '../files/entry-at.ts';
import { fill } from '../scaffold/fill.ts';
import { assertFree, namesOf } from '../scaffold/names.ts';
import { UsageError } from '../usage-error.ts';
import type { Addition } from './addition.ts';
import type { SiteInWork } from './site-in-work.ts';
import styles from './templates/layout/layout.module.css.txt?raw';
import component from './templates/layout/layout.tsx.txt?raw';

/** The layouts that every site has. */
const builtIn: readonly string[] = siteSchema.$defs.layout.enum;

/**
 * A layout of the site's own: its component and its style sheet.
 * @throws UsageError where its name is taken
 */
export function newLayout({ folder }: SiteInWork, name: string): Addition {
  const names = namesOf(name);
  assertFree(names.pascal);
  if (builtIn.includes(name)) {
    throw new UsageError(`the name is taken: ${name} is a layout that every site has`);
  }
  const own = `layouts/${name}`;
  if (entryAt(join(folder, own))) throw new UsageError(`the name is taken: there is ${own}`);
  const files = new Map([
    [`${own}/layout.tsx`, fill(component, names)],
    [`${own}/layout.module.css`, fill(styles, names)],
  ]);
  return { files, next: [...files.keys()] };
}
