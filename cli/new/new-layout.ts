import { join } from 'node:path';
import siteSchema from '../../schema/site.schema.json';
import { entryAt } from '../files/entry-at.ts';
import { fill } from '../scaffold/fill.ts';
import { assertFree, namesOf } from '../scaffold/names.ts';
import { UsageError } from '../usage-error.ts';
import type { Addition } from './addition.ts';
import { editorSettings, viteNote } from './component-notes.ts';
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
    throw new UsageError({
      zh: `名称已被占用：${name} 是每个网站都有的布局`,
      en: `the name is taken: ${name} is a layout that every site has`,
    });
  }
  const own = `layouts/${name}`;
  if (entryAt(join(folder, own)))
    throw new UsageError({
      zh: `名称已被占用：已有 ${own}`,
      en: `the name is taken: there is ${own}`,
    });
  const files = new Map([
    [`${own}/layout.tsx`, fill(component, names)],
    [`${own}/layout.module.css`, fill(styles, names)],
  ]);
  const next = [...files.keys()];
  for (const [path, text] of editorSettings(folder)) files.set(path, text);
  const use = `layout: ${name}`;
  return {
    files,
    next,
    notes: [
      ...viteNote(folder),
      { zh: `在页面或路由里这样用：${use}`, en: `use it in a page or a route: ${use}` },
    ],
  };
}
