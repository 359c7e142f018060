import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { entryAt } from '../files/entry-at.ts';
import { ownFolders } from '../files/own-folders.ts';
import { camelCase } from '../kebab-name.ts';

/** A component that stands in a folder of the site. */
export type OwnComponent = {
  /** Name of its folder: `pull-quote`. */
  readonly name: string;
  /** Its folder, from the site's, with slashes: `blocks/pull-quote`. */
  readonly path: string;
  /** Its own file from there: `block.tsx`. */
  readonly file: string;
  /** Whether there is such a file. */
  readonly isThere: boolean;
  /** Whether it has another component for the mobile composition, `mobile.tsx`. */
  readonly hasMobile: boolean;
};

/** What a site brings of its own besides data: kinds of blocks, layouts, parts in place of common ones. */
export type OwnParts = {
  readonly blocks: readonly OwnComponent[];
  readonly layouts: readonly OwnComponent[];
  readonly parts: readonly OwnComponent[];
};

async function componentsIn(
  folder: string,
  kind: keyof typeof ownFolders,
): Promise<OwnComponent[]> {
  const file = ownFolders[kind];
  const entries = await readdir(join(folder, kind), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((each) => (each.isDirectory() || each.isSymbolicLink()) && !/^[._]/.test(each.name))
    .map(({ name }) => {
      const own = join(folder, kind, name);
      return {
        name,
        path: `${kind}/${name}`,
        file,
        isThere: entryAt(join(own, file)) !== undefined,
        hasMobile: entryAt(join(own, 'mobile.tsx')) !== undefined,
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Finds what a site brings of its own, by convention: `blocks/<name>/block.tsx`, `layouts/<name>/layout.tsx`,
 * `parts/<name>/part.tsx`, each with an optional `mobile.tsx`. Folders whose names begin with a dot or `_` are passed over.
 * @param folder the site's folder
 */
export async function findOwnParts(folder: string): Promise<OwnParts> {
  const [blocks, layouts, parts] = await Promise.all([
    componentsIn(folder, 'blocks'),
    componentsIn(folder, 'layouts'),
    componentsIn(folder, 'parts'),
  ]);
  return { blocks, layouts, parts };
}

/** Whether a site brings no component of its own. */
export const hasNoOwn = ({ blocks, layouts, parts }: OwnParts): boolean =>
  blocks.length + layouts.length + parts.length === 0;

/** What the model, and a site file, call a component: a block by its type, others by their folder. */
export const nameInModel = ({ path, name }: OwnComponent): string =>
  path.startsWith('blocks/') ? camelCase(name) : name;
