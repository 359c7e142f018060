import type { Collection } from '../../../schema/source.generated.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import type { ArticleRecord } from '../entries/article-record.ts';

export const contentEmpty = {
  id: 'content-empty',
  severity: 'warning',
  explanation: {
    zh: [
      '访客能打开的条目，必须有可读的内容。',
      '列表和搜索都会链接到它，点开却只有一个标题，下面空空如也。',
      '请在文件头下面写上正文；还没写好的，先加上 draft: true。',
    ].join(''),
    en: [
      'An entry that visitors can open has something to read.',
      'Lists and the search lead to it, and behind them would be a title with an empty page below.',
      'Write a text below the front matter, or add draft: true until there is one.',
    ].join(' '),
  },
  bad: ['---', 'title: 新闻', '---'].join('\n'),
  good: ['---', 'title: 新闻', '---', '', '短。'].join('\n'),
} as const satisfies RuleMeta;

/**
 * That there is nothing to read behind a title.
 * @param end of the file's text
 */
export function nothingToRead(
  { front: { draft, summary }, fields, html }: Pick<ArticleRecord, 'front' | 'fields' | 'html'>,
  collection: Collection,
  end: number,
): ContentFinding | undefined {
  const isEmpty = html.trim() === '' && Object.keys(fields).length === 0;
  if (!isEmpty || draft || (summary !== undefined && collection.detail === undefined)) {
    return undefined;
  }
  const message =
    'there is no text behind the front matter, so whoever opens this finds nothing to read; write some, or make it draft: true';
  return contentFinding(contentEmpty, message, { start: end, end });
}
