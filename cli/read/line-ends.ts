import { counted } from '../diagnostics/counted.ts';
import type { ReadFinding } from './read-rules.ts';

const count = (number: number, name: string): string =>
  `${counted(number, 'line ends', 'lines end')} as on ${name}`;

/** That some lines of a text end as on Windows and some as elsewhere, told at the first of the fewer ones. */
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
      rule: 'yaml-line-ends',
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
