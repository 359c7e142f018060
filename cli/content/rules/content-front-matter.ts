import type { Range } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';

export const contentFrontMatter = {
  id: 'content-front-matter',
  severity: 'error',
  explanation: {
    zh: [
      '内容文件必须以文件头开始，文件头写在两行 --- 之间。',
      '条目的标题、日期和分类代码都写在文件头里，没有它，任何列表都显示不了这个条目。',
      '请在正文上面写一行 ---，接着写 title: … 等各个键，再写一行 ---。',
    ].join(''),
    en: [
      'A file of content starts with its front matter, between two lines ---.',
      'Title, date and code of the entry stand there; without them no list can show it.',
      'Write a line ---, keys such as title: …, and a second line --- above the text.',
    ].join(' '),
  },
  bad: ['# 新闻', '', '正文。'].join('\n'),
  good: ['---', 'title: 新闻', '---', '', '正文。'].join('\n'),
} as const satisfies RuleMeta;

const firstLine = (text: string): Range => ({ start: 0, end: /^.*/.exec(text)?.[0].length ?? 0 });

/**
 * That a file cannot be split into front matter and text.
 * @param reason in a sentence
 */
export const unsplitFile = (reason: string, text: string): ContentFinding =>
  contentFinding(contentFrontMatter, reason, firstLine(text));

/**
 * That a front matter has no keys.
 * @param text of the file
 */
export function emptyFrontMatter(yaml: string, text: string): ContentFinding | undefined {
  if (!/^(?:[ \t]*(?:#.*)?\r?\n)*[ \t]*(?:#.*)?$/.test(yaml)) return undefined;
  const message = 'the front matter is empty; an entry has a title at least: title: …';
  return contentFinding(contentFrontMatter, message, firstLine(text));
}

/** That a front matter is something else than a list of keys. */
export function noMapping(data: unknown, range: Range): ContentFinding | undefined {
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return undefined;
  const message =
    typeof data === 'string' && data.includes('：')
      ? 'the colon behind a key is : with a blank, not ：'
      : 'the front matter is no list of keys such as title: …';
  return contentFinding(contentFrontMatter, message, range);
}
