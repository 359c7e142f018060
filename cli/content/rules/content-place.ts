import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding, wholeFile } from '../content-finding.ts';
import type { ContentFile } from '../entries/find-content.ts';
import { defaultContentFolder } from '../folders/content-folders.ts';

export const contentPlace = {
  id: 'content-place',
  severity: 'error',
  explanation: {
    zh: [
      '内容文件要放在 content/{语言代码}/{栏目集合}/ 里，两者都是本站有的；栏目集合用 files 写明了文件夹的，放在那个文件夹里。',
      '程序靠文件夹判断条目属于哪种语言、哪些列表；放在别处，谁也看不到。',
      '请移动文件，改正文件夹的名称，或在 site.yaml 里声明这种语言或栏目集合；写了 http 的栏目集合，条目来自接口，不来自文件。',
    ].join(''),
    en: [
      'Content lies in content/{language}/{collection}/, both of the site, or in the folder that the key files of the collection names.',
      'By its folders the program knows in which language and which lists an entry is shown; what lies elsewhere nobody sees.',
      'Move the file, correct the name of the folder, or declare the language or the collection in site.yaml; entries of a collection with http come from there, not from files.',
    ].join(' '),
  },
  bad: 'content/zh/newz/one.md',
  good: 'content/zh/news/one.md',
} as const satisfies RuleMeta;

/** A file of content in a folder that belongs to no language or collection. */
export function misplacedFile(
  { path, language, collection }: ContentFile,
  { languages, collections = {} }: SiteSource,
): ContentFinding | undefined {
  const found = (message: string, suggestion?: string): ContentFinding =>
    contentFinding(contentPlace, message, wholeFile, { suggestion });
  if (language === '') {
    return found('content lies in content/{language}/{collection}/, this does not');
  }
  if (!Object.hasOwn(languages, language)) {
    const near = nearestAmong(Object.keys(languages))(language);
    return found(`"${language}" is no language of this site`, near);
  }
  if (!Object.hasOwn(collections, collection)) {
    const near = nearestAmong(Object.keys(collections))(collection);
    return found(`"${collection}" is no collection of this site`, near);
  }
  const { files } = collections[collection] ?? {};
  if (browserSource(collections[collection]))
    return found(`the entries of "${collection}" come from its http source`);
  const folder = files?.[language];
  return folder !== undefined && path.startsWith(`${defaultContentFolder}/`)
    ? found(
        `the entries of "${collection}" in "${language}" lie in ${folder}, as its key files says`,
      )
    : undefined;
}
