import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding, wholeFile } from '../content-finding.ts';

export const contentSize = {
  id: 'content-size',
  severity: 'error',
  explanation: {
    zh: [
      '一个内容文件最大 512 kB。',
      '这已经超过一本书的篇幅；更大的页面，手机访客要等很久，也翻不到底。',
      '请把正文拆成几个条目，或作为文件供人下载。',
    ].join(''),
    en: [
      'A file of content has 512 kB at most.',
      'That is more than a book; a visitor on a phone would wait long for such a page and never reach its end.',
      'Split the text into several entries, or offer it as a file to fetch.',
    ].join(' '),
  },
  bad: ['---', 'title: 年度报告', '---', '', '<!-- 全文如下，共 524 kB -->'].join('\n'),
  good: ['---', 'title: 年度报告', '---', '', '[下载全文](/report.txt)'].join('\n'),
} as const satisfies RuleMeta;

/** Bytes of a file of content. A book of 100,000 characters has 300 kB. */
export const maxBytes = 512 * 1024;

/** That a file of content is too large. */
export function oversizedFile(bytes: number): ContentFinding | undefined {
  if (bytes <= maxBytes) return undefined;
  const message = `this file has ${Math.round(bytes / 1024)} kB; a page to read has ${maxBytes / 1024} kB at most: split it, or offer it as a file to fetch`;
  return contentFinding(contentSize, message, wholeFile);
}
