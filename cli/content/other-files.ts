import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** What editors and systems put beside files for themselves. */
const notWritten = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/** Whether a path lies in the folder of a collection of the site that has files. */
function isInCollection(path: string, { languages, collections = {} }: SiteSource): boolean {
  const [language = '', collection = '', ...rest] = path.split('/');
  return (
    rest.length > 0 &&
    Object.hasOwn(languages, language) &&
    Object.hasOwn(collections, collection) &&
    !collections[collection]?.http
  );
}

/**
 * Files that lie among the entries of a collection, and are none, and that no entry names; entries by another
 * ending, too.
 * @param folder the site's folder
 * @param named paths of the files that entries show or offer
 */
export async function otherFiles(
  folder: string,
  source: SiteSource,
  named: ReadonlySet<string>,
): Promise<readonly Diagnostic[]> {
  const root = join(folder, 'content');
  const all = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => []);
  return all.flatMap((entry): Diagnostic[] => {
    const file = join(entry.parentPath, entry.name);
    const path = relative(root, file).split(sep).join('/');
    const isLink = entry.isSymbolicLink();
    if (!isLink && (!entry.isFile() || entry.name.endsWith('.md'))) return [];
    if (path.split('/').some((part) => notWritten.test(part))) return [];
    if (named.has(file) || !isInCollection(path, source)) return [];
    const [, name] = /^(.*)\.(?:md|markdown)$/i.exec(entry.name) ?? [];
    const message = isLink
      ? 'this is a link to another place, and links are not followed here: put the file itself in its place'
      : name !== undefined
        ? `entries end in .md, and other texts cannot link to this one: call it ${name}.md`
        : 'nobody sees this file: entries end in .md, and no entry shows or offers it; rename it, name it in an entry, or take it away';
    return [{ rule: 'content-file', severity: 'warning', message, file, start: 0, end: 0 }];
  });
}
