import { posix } from 'node:path';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import type { LinkedText } from '../entries/article-record.ts';
import type { ContentFile } from '../entries/find-content.ts';
import { linkedPath } from '../entries/linked-path.ts';
import type { ReadEntry } from '../entries/read-entry.ts';

export const contentLink = {
  id: 'content-link',
  severity: 'error',
  explanation: {
    zh: [
      '链接到其他内容文件时，那个文件必须存在。',
      '这样的链接在网站上会变成那个条目的地址；文件不存在，或者条目没有页面、尚未发布，访客点开就会出错。',
      '请按文件的相对位置书写，例如 two.md 或 ../reports/annual.md；栏目集合写了 detail，其中的条目才有页面。',
    ].join(''),
    en: [
      'A link to another file of content leads to one that is there.',
      'On the site it becomes the address of that entry; where there is no such file, or its entry has no page or is not published, visitors would meet an error.',
      'Write the file as it lies beside this one, such as two.md or ../reports/annual.md; an entry has a page where its collection names a detail.',
    ].join(' '),
  },
  bad: '见[另一篇](tow.md)。',
  good: '见[另一篇](two.md)。',
} as const satisfies RuleMeta;

/** A file of content whose text links to others. */
export type LinkingText = Pick<ContentFile, 'path'> & { readonly shown: boolean };

/**
 * Looks for the files of content that texts link to.
 * @returns what is wrong with a link, and the entry that it leads to
 */
export function linkTargets(
  files: readonly ContentFile[],
  entries: readonly ReadEntry[],
  source: SiteSource,
): (
  from: LinkingText,
  link: LinkedText,
) => { readonly finding?: ContentFinding; readonly target?: ReadEntry } {
  const paths = new Set(files.map(({ path }) => path));
  const entryAt = new Map(entries.map((entry) => [entry.path, entry]));
  const nearest = nearestAmong(paths);
  const hidden: Pick<Diagnostic, 'severity'> = { severity: 'warning' };
  return (from, { address, start, end }) => {
    const range = { start, end };
    const path = linkedPath(from.path, address);
    if (!paths.has(path)) {
      const near = nearest(path);
      const suggestion = near && posix.relative(posix.dirname(from.path), near);
      const message = `there is no content file ${address}`;
      return { finding: contentFinding(contentLink, message, range, { suggestion }) };
    }
    // One with an error of its own is reported there.
    const target = entryAt.get(path);
    if (!target) return {};
    if (source.collections?.[target.collection]?.detail === undefined) {
      const message = `${address} has no page: the collection "${target.collection}" has no detail`;
      return { finding: contentFinding(contentLink, message, range), target };
    }
    if (target.shown || !from.shown) return { target };
    const message = `${address} is a draft or not published now; its page is not there`;
    return { finding: { ...contentFinding(contentLink, message, range), ...hidden }, target };
  };
}
