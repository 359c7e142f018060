import { join } from 'node:path';
import { builtInDefinitions } from '../../schema/blocks/block-definitions.ts';
import { entryAt } from '../files/entry-at.ts';
import { fill } from '../scaffold/fill.ts';
import { assertFree, namesOf } from '../scaffold/names.ts';
import { UsageError } from '../usage-error.ts';
import { blockTypes } from '../validate/schema-node.ts';
import type { Addition } from './addition.ts';
import { editorSettings, viteNote } from './component-notes.ts';
import type { SiteInWork } from './site-in-work.ts';
import schema from './templates/block/block.json.txt?raw';
import styles from './templates/block/block.module.css.txt?raw';
import component from './templates/block/block.tsx.txt?raw';

/**
 * A kind of block of the site's own: its keys, its component and its style sheet.
 * @throws UsageError where its name is taken
 */
export function newBlock({ folder }: SiteInWork, name: string): Addition {
  const names = namesOf(name);
  assertFree(names.camel);
  if (blockTypes(builtInDefinitions).includes(names.camel)) {
    throw new UsageError({
      zh: `名称已被占用：${names.camel} 是每个网站都有的区块`,
      en: `the name is taken: ${names.camel} is a kind of block that every site has`,
    });
  }
  const own = `blocks/${name}`;
  if (entryAt(join(folder, own)))
    throw new UsageError({
      zh: `名称已被占用：已有 ${own}`,
      en: `the name is taken: there is ${own}`,
    });
  const files = new Map([
    [`${own}/block.json`, fill(schema, names)],
    [`${own}/block.tsx`, fill(component, names)],
    [`${own}/block.module.css`, fill(styles, names)],
  ]);
  const next = [...files.keys()];
  for (const [path, text] of editorSettings(folder)) files.set(path, text);
  const use = `- { type: ${names.camel}, text: … }`;
  return {
    files,
    next,
    notes: [
      ...viteNote(folder),
      { zh: `在页面的 blocks 里这样用：${use}`, en: `use it among the blocks of a page: ${use}` },
    ],
  };
}
