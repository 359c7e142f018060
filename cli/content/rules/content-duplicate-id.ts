import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { contentFinding, wholeFile } from '../content-finding.ts';
import type { ContentFile } from '../entries/find-content.ts';
import { locationKey } from '../entries/front-matter-locations.ts';
import type { ReadEntry } from '../entries/read-entry.ts';

export const contentDuplicateId = {
  id: 'content-duplicate-id',
  severity: 'error',
  explanation: {
    zh: [
      '同一语言、同一栏目集合里，条目的 id 不能重复，旧地址（aliases）也算在内。',
      'id 就是去掉 .md 的文件名，中间的文件夹和字母大小写都不作区分；两个条目 id 相同，访客只打得开其中一个。',
      '请给其中一个文件改名，或删去重复的旧地址。',
    ].join(''),
    en: [
      'An id is the only one in its collection and language, aliases included.',
      'The id is the name of the file without .md, folders between and capital letters do not count; of two entries with the same id visitors could open only one.',
      'Rename one of the files, or take the alias out.',
    ].join(' '),
  },
  bad: ['content/zh/news/one.md', 'content/zh/news/2026/One.md'].join('\n'),
  good: ['content/zh/news/one.md', 'content/zh/news/2026/two.md'].join('\n'),
} as const satisfies RuleMeta;

/** Where an entry names an alias, if it does. */
function aliasOf(owner: ContentFile | ReadEntry, alias: string): Pick<Diagnostic, 'related'> {
  if (!('record' in owner)) return {};
  const wanted = alias.toLowerCase();
  const at = owner.record.front.aliases?.findIndex((each) => each.toLowerCase() === wanted) ?? -1;
  const range = at < 0 ? undefined : owner.record.locations[locationKey('aliases', at)];
  return range ? { related: [{ ...range, file: owner.file, message: 'the first one' }] } : {};
}

/** Ids and aliases that are there twice in a collection and language; letter case makes no difference. */
export function* duplicateIds(
  files: readonly ContentFile[],
  entries: readonly ReadEntry[],
): Generator<Diagnostic> {
  const owners = new Map<string, ContentFile | ReadEntry>();
  const keyOf = ({ language, collection }: ContentFile, id: string): string =>
    `${language}/${collection}/${id.toLowerCase()}`;
  for (const entry of files) {
    const { file, id } = entry;
    const key = keyOf(entry, id);
    const owner = owners.get(key);
    if (!owner) owners.set(key, entry);
    else {
      const message = `"${id}" is the id of ${owner.file}, too`;
      yield { ...contentFinding(contentDuplicateId, message, wholeFile), file };
    }
  }
  for (const entry of entries) {
    const { file, record } = entry;
    for (const [index, alias] of (record.front.aliases ?? []).entries()) {
      const key = keyOf(entry, alias);
      const owner = owners.get(key);
      if (!owner) owners.set(key, entry);
      else {
        const whose = owner.file === file ? 'this entry' : owner.file;
        const message = `"${alias}" is already an id or alias of ${whose}`;
        const range = record.locations[locationKey('aliases', index)] ?? wholeFile;
        const finding = contentFinding(contentDuplicateId, message, range);
        yield { ...finding, file, ...aliasOf(owner, alias) };
      }
    }
  }
}
