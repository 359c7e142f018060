import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { isPlaceholder } from '../placeholders.ts';

export const contentPlaceholder = {
  id: 'content-placeholder',
  severity: 'warning',
  explanation: {
    zh: [
      'site new 写下的占位文字，发布之前要换成自己的。',
      '不换，访客打开条目看到的就是“在这里写正文”。',
      '请写上内容；还没写好的，先加上 draft: true。',
    ].join(''),
    en: [
      'The placeholders that site new writes are replaced before an entry is published.',
      'Otherwise visitors read that somebody should write here.',
      'Write the text, or add draft: true until there is one.',
    ].join(' '),
  },
  bad: ['---', 'title: 新闻', '---', '', '在这里写正文。'].join('\n'),
  good: ['---', 'title: 新闻', '---', '', '短。'].join('\n'),
} as const satisfies RuleMeta;

/** What stands around a value in front matter, or a paragraph in a list. */
const around = /^[\s-]*(?:[\w-]+:\s+)?["']?(.*?)["']?\s*$/;

/** What opens and closes a code block: text within it is shown to readers, as in a guide to site new. */
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The placeholders that are left in a file, outside its code blocks. */
export function* leftPlaceholders(
  text: string,
  { draft }: { readonly draft?: boolean | undefined },
): Iterable<ContentFinding> {
  if (draft) return;
  let lineStart = 0;
  let open: string | undefined;
  for (const line of text.split('\n')) {
    const [, marks] = fence.exec(line) ?? [];
    const isClosed = open !== undefined && marks?.startsWith(open);
    if (marks) open = isClosed ? undefined : (open ?? marks);
    const [, own = ''] = around.exec(line) ?? [];
    if (open === undefined && isPlaceholder(own)) {
      const start = lineStart + line.indexOf(own);
      const message = 'this is a placeholder still: write the text, or make it draft: true';
      yield contentFinding(contentPlaceholder, message, { start, end: start + own.length });
    }
    lineStart += line.length + 1;
  }
}
