import { browserSource, buildSource } from '../../../schema/content/http/browser-source.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { SiteRule } from '../context/site-rule.ts';

export const collectionFolder = {
  id: 'collection-folder',
  severity: 'error',
  explanation: {
    zh: [
      '栏目集合的 files 写明的每个文件夹里都要有条目，一个文件夹只属于一种语言的一个集合。',
      '文件夹写错了，列表就一直是空的；写了两次，程序分不清文件属于哪一边。',
      '请按从站点文件夹算起的路径书写，例如 { zh: guide/zh, en: guide }。',
    ].join(''),
    en: [
      'Every folder that the key files of a collection names has entries, and belongs to one language of one collection.',
      'A folder that is misspelled leaves lists empty, and of one that is named twice nobody knows where its files belong.',
      "Write its path from the site's folder, such as { zh: guide/zh, en: guide }.",
    ].join(' '),
  },
  bad: ['collections:', '  guide:', '    files: { zh: giude, en: guide }'].join('\n'),
  good: ['collections:', '  guide:', '    files: { zh: guide, en: guide/en }'].join('\n'),
  *check({ source, content, read }) {
    const { collections = {}, languages } = source;
    const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
    const withEntries = new Set([...content.files].map(({ path }) => folderOf(path)));
    const owners = new Map<string, string>();
    for (const [collection, declared] of Object.entries(collections)) {
      const { files = {} } = declared;
      for (const [language, folder] of Object.entries(files)) {
        const pointer = ['collections', collection, 'files', language];
        const owner = owners.get(folder);
        owners.set(folder, `"${collection}" in "${language}"`);
        if (!Object.hasOwn(languages, language)) {
          const suggestion = nearestAmong(Object.keys(languages))(language);
          const message = `"${language}" is no language of this site`;
          yield { in: read, pointer, what: 'key', message, suggestion };
          continue;
        }
        const message = browserSource(declared)
          ? `the entries of "${collection}" come from its http source`
          : owner !== undefined
            ? `${folder} is the folder of ${owner} already`
            : withEntries.has(folder) || buildSource(declared)
              ? undefined
              : `there is no entry in the folder ${folder}`;
        if (message !== undefined) yield { in: read, pointer, what: 'value', message };
      }
    }
  },
} as const satisfies SiteRule;
