import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlBom = {
  id: 'yaml-bom',
  severity: 'warning',
  explanation: {
    zh: '文件开头不该有看不见的标记（BOM）。本站的程序能读，但许多别的工具会把它当成第一个字的一部分。在编辑器里选“UTF-8（无 BOM）”重新保存即可。',
    en: 'No invisible mark (BOM) stands before the first character of the site file. This program reads past it; many other tools take it for a part of the first word. Save the file as UTF-8 without BOM.',
  },
  bad: '\uFEFFversion: 1',
  good: 'version: 1',
} as const satisfies RuleMeta;

/** That a byte order mark stands before a text. */
export const byteOrderMark = (): ReadFinding => ({
  rule: yamlBom,
  message:
    'an invisible mark (BOM) stands before the first character; save the file as UTF-8 without it',
  start: 0,
  end: 1,
});
