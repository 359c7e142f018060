import type { Edit, Fix, Range } from '../../diagnostics/diagnostic.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { YamlError } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';
import { sourceLine } from '../source-line.ts';

export const yamlTab = {
  id: 'yaml-tab',
  severity: 'error',
  explanation: {
    zh: '缩进只用空格，不用制表符（Tab）。YAML 靠缩进表示上下级，而制表符有多宽没有定论，所以不允许。把行首的制表符换成空格，通常每一级两个。',
    en: 'Lines are indented with blanks, never with tabs. Indentation says what belongs to what, and nobody knows how wide a tab is meant to be. Replace the tabs at the start of the lines by blanks, two for each level as a rule.',
  },
  bad: '\tname: 测试',
  good: '  name: 测试',
} as const satisfies RuleMeta;

type TabFinding = ReadFinding & { readonly fix: Fix };

/** A line at the left edge that starts a new part of the file. */
const isEdge = (line: string): boolean => /^["']?[\p{L}_]/u.test(line);

/** How many blanks stand for a tab. */
const width = 2;

/** The numbers of the lines of the part of a file that a line is in, without those at the left edge. */
function linesOfPart(lines: LineIndex, number: number): number[] {
  let first = number;
  while (first > 1 && !isEdge(lines.line(first - 1) ?? '')) first -= 1;
  const part: number[] = [];
  for (let at = first; ; at += 1) {
    const line = lines.line(at);
    if (line === undefined || (at > number && isEdge(line))) return part;
    if (line.trim() !== '' && !isEdge(line)) part.push(at);
  }
}

const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? '';

/** How many blanks the tabs of a line become. */
type Widen = (number: number, indent: string) => number;

function fixWith(lines: LineIndex, part: readonly number[], widen: Widen): Fix {
  const edits: Edit[] = [];
  let safe = true;
  for (const number of part) {
    const indent = indentOf(lines.line(number) ?? '');
    if (indent.includes(' ')) safe = false;
    if (!indent.includes('\t')) continue;
    const start = lines.lineStart(number);
    edits.push({ start, end: start + indent.length, text: ' '.repeat(widen(number, indent)) });
  }
  return { safe, edits };
}

const everyTab =
  (wide: number): Widen =>
  (_, indent) =>
    indent.replaceAll('\t', ' '.repeat(wide)).length;

/** As many blanks as the lines beside those with tabs have; one level more for each further tab. */
function likeNeighbours(lines: LineIndex, part: readonly number[], behind: boolean): Widen {
  const bases = new Map<number, number>();
  const hasTab = (number: number): boolean => indentOf(lines.line(number) ?? '').includes('\t');
  for (const [index, number] of part.entries()) {
    if (!hasTab(number) || bases.has(number)) continue;
    const stop = part.findIndex((each, at) => at > index && !hasTab(each));
    const run = part.slice(index, stop < 0 ? undefined : stop);
    const least = Math.min(
      ...run.map((each) => everyTab(width)(each, indentOf(lines.line(each) ?? ''))),
    );
    const before = sourceLine(lines, part[index - 1] ?? 0);
    const next = stop < 0 ? undefined : sourceLine(lines, part[stop] ?? 0);
    const below = before ? before.content + (before.opens ? width : 0) : width;
    const base = behind && next ? next.indent : below;
    for (const each of run) bases.set(each, base - least);
  }
  return (number, indent) => everyTab(width)(number, indent) + (bases.get(number) ?? 0);
}

/**
 * Blanks in place of the tabs that indent the lines around an offset, the likeliest first. Safe where those
 * lines are indented by nothing but tabs.
 */
function tabFixes(lines: LineIndex, offset: number): readonly Fix[] {
  const part = linesOfPart(lines, lines.position(offset).line);
  const plain = fixWith(lines, part, everyTab(width));
  if (plain.safe) return [plain];
  return [
    likeNeighbours(lines, part, false),
    likeNeighbours(lines, part, true),
    everyTab(width),
    everyTab(2 * width),
    everyTab(4 * width),
  ].map((widen) => fixWith(lines, part, widen));
}

/** Whether the parser stopped at a tab that indents a line. */
export const isTabError = ({ code }: YamlError): boolean => code === 'TAB_AS_INDENT';

/** That a tab stands in the indentation, once for each way to replace it, the likeliest first. */
export const tabFindings = (lines: LineIndex, { start, end }: Range): readonly TabFinding[] =>
  tabFixes(lines, start).map((fix) => ({
    rule: yamlTab,
    message: 'a tab stands in the indentation; use blanks',
    start,
    end,
    fix,
  }));
