import { counted } from '../../diagnostics/counted.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlLineEnds = {
  id: 'yaml-line-ends',
  severity: 'warning',
  explanation: {
    zh: '一个文件里的换行只用一种：要么全是 Windows 的（CRLF），要么全是 Unix 的（LF）。混用通常是从别处粘贴来的，比较版本时会显得整个文件都改过。在编辑器里统一换行后保存，或用 site lint --fix 修正。',
    en: 'All lines of a file end in the same way: as on Windows (CRLF) or as on Unix (LF). A mix comes from pasting, as a rule, and makes a comparison of two versions show changes where there are none. Save the file with one kind of line ends.',
  },
  bad: 'version: 1\r\nsite: { name: 测试 }\n',
  good: 'version: 1\nsite: { name: 测试 }\n',
} as const satisfies RuleMeta;

const count = (number: number, name: string): string =>
  `${counted(number, 'line ends', 'lines end')} as on ${name}`;

/** That some lines of a text end as on Windows and some as elsewhere, reported at the first of the fewer ones. */
export function mixedLineEnds(text: string): ReadFinding[] {
  if (!text.includes('\r\n')) return [];
  const ends = [...text.matchAll(/\r?\n/g)];
  const windows = ends.filter(([end]) => end === '\r\n');
  const others = ends.filter(([end]) => end === '\n');
  const fewer = others.length < windows.length ? others : windows;
  const [first] = fewer;
  if (!first || others.length === 0) return [];
  const wanted = fewer === windows ? '\n' : '\r\n';
  return [
    {
      rule: yamlLineEnds,
      message: `${count(windows.length, 'Windows (CRLF)')}, ${count(others.length, 'Unix (LF)')}; save the file with one kind of line ends`,
      start: first.index,
      end: first.index + first[0].length,
      fix: {
        safe: true,
        edits: fewer.map(({ index, 0: { length } }) => ({
          start: index,
          end: index + length,
          text: wanted,
        })),
      },
    },
  ];
}
