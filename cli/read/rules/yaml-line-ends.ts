import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const yamlLineEnds: RuleMeta = {
  id: 'yaml-line-ends',
  severity: 'warning',
  explanation: {
    zh: '一个文件里的换行只用一种：要么全是 Windows 的（CRLF），要么全是 Unix 的（LF）。混用通常是从别处粘贴来的，比较版本时会显得整个文件都改过。在编辑器里统一换行后保存，或用 site lint --fix 修正。',
    en: 'All lines of a file end in the same way: as on Windows (CRLF) or as on Unix (LF). A mix comes from pasting, as a rule, and makes a comparison of two versions show changes where there are none. Save the file with one kind of line ends.',
  },
  bad: 'version: 1\r\nsite: { name: 测试 }\n',
  good: 'version: 1\nsite: { name: 测试 }\n',
};
