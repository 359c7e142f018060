import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listedNames } from '../../diagnostics/listed-names.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';

/** How many files a message names. */
const maxNamed = 3;

export const twinStale = {
  id: 'twin-stale',
  severity: 'error',
  explanation: {
    zh: '用 --emitted 指定的文件夹里，手机版和英文版等各套路由应当与站点文件写的一致。站点文件改过而没有重新生成，访客打开的就还是旧的地址和旧的页面。请运行 site emit（或 site build），再把生成的文件一起提交。',
    en: 'What site emit wrote into the folder that --emitted names, the routes of the phone and of the other languages among it, is what the site says. Where the site was changed since, visitors get its old addresses and its old pages. Run site emit, or site build, and commit what it writes along with the change.',
  },
  bad: ['routes:', '  - { id: news, paths: { zh: /notices, en: /EN/Notices }, page: index }'].join(
    '\n',
  ),
  good: ['routes:', '  - { id: news, paths: { zh: /news, en: /EN/News }, page: index }'].join('\n'),
} as const satisfies RuleMeta;

/**
 * Whether the files in a folder are those that the site emits.
 * @param differences the files that differ, and how
 * @param read the site file; the finding is placed on its routes
 */
export function staleOutput(
  folder: string,
  differences: readonly { readonly path: string; readonly kind: string }[],
  read: SourceMap,
): readonly Diagnostic[] {
  if (differences.length === 0) return [];
  const { id, severity } = twinStale;
  const message = listedNames(
    differences.map(({ path, kind }) => `${path} ${kind}`),
    maxNamed,
    (list) => `${folder} differs from what this site emits (${list}): run site emit`,
  );
  return [{ rule: id, severity, ...message, ...read.locate(['routes'], 'key') }];
}
