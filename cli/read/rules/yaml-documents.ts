import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ParsedYaml } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlDocuments = {
  id: 'yaml-documents',
  severity: 'error',
  explanation: {
    zh: [
      '整个文件只能是一份文档。',
      '文件中间的一行 --- 会开始第二份文档，后面的内容不会被读取，写在那里的页面就没有了。',
      '请删去这行 ---，把后面的内容并到前面的键下面；放在文件最开头的 --- 可以保留。',
    ].join(''),
    en: [
      'The file is one document.',
      'A line --- in the middle begins a second document, and nothing of it would be read, so the pages described there would be missing.',
      'Take the line --- out, and put what follows under the keys of the first document; at the very beginning of the file the line may stand.',
    ].join(' '),
  },
  bad: ['index: { blocks: [{ type: share, title: 分享 }] }', '---', 'version: 1'].join('\n'),
  good: ['---', 'version: 1'].join('\n'),
} as const satisfies RuleMeta;

/** The line --- that a second document starts at. */
export function secondDocument({ secondDocument: start }: ParsedYaml): ReadFinding | undefined {
  if (start === undefined) return undefined;
  const message = 'a second document starts here; a site file is one document, without a line ---';
  return { rule: yamlDocuments, message, start, end: start + '---'.length };
}
