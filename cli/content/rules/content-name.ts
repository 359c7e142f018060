import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding, wholeFile } from '../content-finding.ts';
import type { ContentFile } from '../entries/find-content.ts';

export const contentName = {
  id: 'content-name',
  severity: 'error',
  explanation: {
    zh: [
      '内容文件的名称要能写进地址：只用字母、数字、_ 和 -。',
      '文件名就是条目的 id，是访客转发、搜索引擎收录的地址的一部分；空格和汉字在地址里会变成一长串百分号。',
      '请在发布之前给文件改名；标题写在文件头里，用什么语言都可以。',
    ].join(''),
    en: [
      'The name of a file can stand in an address: letters, digits, _ and - only.',
      'It is the id of the entry, a part of the address that visitors pass on and search engines keep; there blanks and Chinese characters turn into rows of percent signs.',
      'Rename the file before it is published; the title in the front matter may be in any language.',
    ].join(' '),
  },
  bad: 'content/zh/news/开放日.md',
  good: 'content/zh/news/open-day.md',
} as const satisfies RuleMeta;

/** Whether a file of content may be called so, without its ending: that is the id of its entry. */
export const isEntryId = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name);

/** A file of content whose name cannot be an id. */
export function unusableName({ id }: ContentFile): ContentFinding | undefined {
  if (isEntryId(id)) return undefined;
  const message = `"${id}" stands in the address of the page; use letters, digits, _ and - only`;
  return contentFinding(contentName, message, wholeFile);
}
