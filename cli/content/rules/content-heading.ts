import type { Root } from 'hast';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { elementRange } from '../markdown/element-range.ts';
import type { RenamedHeading } from '../markdown/name-headings.ts';
import { visitElements } from '../markdown/visit-elements.ts';

export const contentHeading = {
  id: 'content-heading',
  severity: 'warning',
  explanation: {
    zh: [
      '正文里不用一级标题，一级标题就是文件头里的 title；文件头没有写 title 的，正文开头的一级标题就是标题。',
      '页面已经把 title 显示为唯一的主标题；再来一个，会误导用读屏软件按标题浏览的访客，也会误导搜索引擎。',
      '请把 # 改成 ##，再下一级用 ###。',
    ].join(''),
    en: [
      'A text has no heading of the first level: that is the title, and where the front matter has none, the one that the text begins with.',
      'The page shows the title of the front matter as its one main heading; a second one misleads those who listen to the page or jump from heading to heading, and search engines.',
      'Write ## in place of #, and ### for what stands below it.',
    ].join(' '),
  },
  bad: '# 标题',
  good: '## 标题',
} as const satisfies RuleMeta;

/** Headings of the level that the title has. */
export function firstLevelHeadings(tree: Root): readonly ContentFinding[] {
  const found: ContentFinding[] = [];
  visitElements(tree, (element) => {
    if (element.tagName !== 'h1') return undefined;
    const message =
      'this heading is of the first level, which the title has; write ## in place of #';
    found.push(contentFinding(contentHeading, message, elementRange(element)));
    return undefined;
  });
  return found;
}

/** A heading whose id another one has, or the page itself. */
export const takenId = ({ heading, id, given }: RenamedHeading): ContentFinding =>
  contentFinding(
    contentHeading,
    `the id "${given}" is taken, by another heading or by the page itself, so this one is "${id}": choose another`,
    elementRange(heading),
  );
