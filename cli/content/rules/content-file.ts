import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { contentFinding, wholeFile } from '../content-finding.ts';
import { defaultContentFolder, namedFolders } from '../folders/content-folders.ts';

export const contentFile = {
  id: 'content-file',
  severity: 'warning',
  explanation: {
    zh: [
      '栏目集合文件夹里的每个文件，要么是条目，要么被某个条目引用。',
      '其他文件访客永远看不到：正文不以 .md 结尾，别处就链接不到它，甚至根本不会被读取；没有条目引用的图片只是白占地方。',
      '正文请以 .md 结尾，图片和附件请在条目里引用，不用的请删去；指向别处的快捷链接请换成文件本身。',
    ].join(''),
    en: [
      'Every file among the entries of a collection is an entry, or one names it.',
      'Visitors never see any other: a text with another ending than .md cannot be linked to or is not read at all, and a picture that no text shows only takes up room.',
      'Let texts end in .md, name the file in an entry, or take it away; put the file itself in the place of a link to it.',
    ].join(' '),
  },
  bad: 'content/zh/news/other.markdown',
  good: 'content/zh/news/other.md',
} as const satisfies RuleMeta;

/** What editors and systems put beside files for themselves. */
const notWritten = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i;

/** Whether a path lies in the folder of a collection of the site that has files. */
function isInCollection(path: string, source: SiteSource): boolean {
  const { languages, collections = {} } = source;
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (namedFolders(source).some((named) => named.folder === folder)) return true;
  const [root, language = '', collection = '', ...rest] = path.split('/');
  return (
    root === defaultContentFolder &&
    rest.length > 0 &&
    Object.hasOwn(languages, language) &&
    Object.hasOwn(collections, collection) &&
    !browserSource(collections[collection])
  );
}

/**
 * Files that lie among the entries of a collection, and are none, and that no entry names; entries by another
 * ending, too.
 * @param folder the site's folder
 * @param named paths of the files that entries show or offer
 */
export async function unnamedFiles(
  folder: string,
  source: SiteSource,
  named: ReadonlySet<string>,
): Promise<readonly Diagnostic[]> {
  const list = (below: string, recursive: boolean) =>
    readdir(join(folder, below), { withFileTypes: true, recursive }).catch(() => []);
  const folders = new Set(namedFolders(source).map((each) => each.folder));
  const all = await Promise.all([
    list(defaultContentFolder, true),
    ...[...folders].map((each) => list(each, false)),
  ]);
  return all.flat().flatMap((entry): Diagnostic[] => {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join('/');
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
    return [{ ...contentFinding(contentFile, message, wholeFile), file }];
  });
}
