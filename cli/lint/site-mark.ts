import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../content/article-cache.ts';

/** What a look at the names, sizes and times of a site's files says of its state. */
export type SiteMark = {
  /** The same mark, the same files. */
  readonly mark: string;
  /** When the last change of a file was, in milliseconds since 1970. */
  readonly changed: number;
};

/** Folders that a site is made of, next to the files in its own. */
const parts = ['content', 'public'];

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) yield join(folder, entry.name);
    else if (parts.includes(entry.name)) {
      const inside = readdirSync(join(folder, entry.name), { recursive: true, encoding: 'utf8' });
      for (const path of inside) yield join(folder, entry.name, path);
    }
  }
}

/**
 * Tells the state of a site's files without reading them: a change that kept a file's size, its times of
 * change and its place on the disk is none that an editor, git or a copy makes.
 * @param folder the site's folder
 * @param others what the mark depends on besides
 * @throws what the file system says
 */
export function siteMark(folder: string, ...others: readonly string[]): SiteMark {
  let changed = 0;
  const lines: string[] = [];
  for (const file of filesOf(folder)) {
    // A link that leads nowhere is a file of its own kind.
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!stats) {
      lines.push(`${file} -`);
      continue;
    }
    const { size, mtimeNs, ctimeNs, ino } = stats;
    lines.push(`${file} ${size} ${mtimeNs} ${ctimeNs} ${ino}`);
    changed = Math.max(changed, Number(ctimeNs / 1_000_000n), Number(mtimeNs / 1_000_000n));
  }
  return { mark: nameOf(...others, lines.sort().join('\n')), changed };
}
