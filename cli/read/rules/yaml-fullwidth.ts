import { compact } from '../../../schema/compact.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { fullwidthComments } from '../fullwidth-comments.ts';
import { fullwidthFix, halfWidth } from '../fullwidth-fix.ts';
import type { ParsedYaml } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { MapNode, ScalarNode, SourceNode } from '../source-node.ts';

export const yamlFullwidth = {
  id: 'yaml-fullwidth',
  severity: 'error',
  explanation: {
    zh: [
      '属于格式的标点必须用半角。',
      '中文输入法的全角冒号、逗号、横线、引号和空格会被当作文字，前面的键就认不出来，它的内容也不会显示。',
      '输入格式符号时请切换到英文输入法，冒号和横线后面要有一个空格；文字内容里的全角标点不受影响。',
    ].join(''),
    en: [
      'Punctuation that is part of the notation is written with half-width characters.',
      'The full-width colon, comma, dash, quotation marks and blank of a Chinese keyboard are read as text, so the key before them is not found and what belongs to it is not shown.',
      'Switch the keyboard to English for the signs of the notation, and write a blank after a colon or a dash; inside of texts full-width punctuation is right.',
    ].join(' '),
  },
  bad: ['default：true', 'label: 中文，汉语'].join('\n'),
  good: ['default: true', 'label: 中文，汉语'].join('\n'),
} as const satisfies RuleMeta;

const names: Readonly<Record<string, string>> = {
  '\u3000': 'a full-width blank',
  '\u00a0': 'a no-break space',
};

/** A word and a colon that is no colon, or a colon and a blank that is no blank. */
const wordAndColon = /^[“”‘’"']?[A-Za-z_][\w.-]*[“”‘’"']?(：|:[\u3000\u00a0])/;

/** Where in a line's text a full-width character stands for one of the notation, or -1. */
function firstIn(line: string): number {
  const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  const text = line.slice(blanks);
  if (/^[\u3000\u00a0－“”‘’]/.test(text)) return blanks;
  // Behind a dash it makes a text of the dash.
  const dash = /^(?:- +)*-(?=[\u3000\u00a0])/.exec(text);
  if (dash) return blanks + dash[0].length;
  const match = wordAndColon.exec(text);
  return match ? blanks + match[0].length - 1 : -1;
}

/** Offset of the first such character in what is written between two offsets, or -1. */
export function fullwidthAt(text: string, start: number, end: number): number {
  let from = start;
  for (const line of text.slice(start, end).split('\n')) {
    const at = firstIn(line);
    if (at >= 0) return from + at;
    from += line.length + 1;
  }
  return -1;
}

/** What is said of such a character. */
export function fullwidthFinding(text: string, at: number): ReadFinding {
  const character = text.charAt(at);
  const meant = halfWidth[character] ?? '';
  const name = names[character] ?? `the full-width "${character}"`;
  return compact({
    rule: yamlFullwidth,
    message: `${name} is text, not notation; write ${meant === ' ' ? 'an ordinary blank' : `${meant === ':' || meant === ',' || meant === '-' ? `"${meant}" and a blank` : meant}`}`,
    start: at,
    end: at + 1,
    fix: fullwidthFix(text, at),
  });
}

type Suspect = { readonly at: number; readonly from: number; readonly to: number };

/** Names with full-width commas between them, which are one text: `[portal， news]`. */
const wideList = /^[\w./:?=&-]+(?:[，、]\s*[\w./:?=&-]+)+$/;

const anySuspect = new RegExp(`[${Object.keys(halfWidth).join('')}]`);

function suspectKeys(text: string, root: SourceNode | undefined): Suspect[] {
  const suspects: Suspect[] = [];
  if (!anySuspect.test(text)) return suspects;
  const inMap = ({ members }: MapNode): void => {
    for (const { key, value } of members) {
      const plain =
        key.kind === 'scalar' && key.plain && key.end > key.start && anySuspect.test(key.written);
      const at = plain ? fullwidthAt(text, key.start, key.end) : -1;
      const first = text.charAt(at);
      // A key with its own colon may hold any text but what looks like indentation, a dash or a value.
      const written = text.slice(key.start, key.end);
      const isText = value && first === '：' && !/\n|：\s*[[{"'&*]/.test(written);
      if (at >= 0 && !isText) {
        suspects.push({ at, from: key.start, to: key.end });
      }
      if (value) visit(value);
    }
  };
  const inList = (item: ScalarNode): void => {
    if (!item.plain || !wideList.test(item.written)) return;
    suspects.push({
      at: item.start + item.written.search(/[，、]/),
      from: item.start,
      to: item.end,
    });
  };
  const visit = (node: SourceNode): void => {
    if (node.kind === 'map') inMap(node);
    if (node.kind === 'list') {
      for (const item of node.items) {
        if (item.kind === 'scalar' && text.charAt(node.start) === '[') inList(item);
        visit(item);
      }
    }
  };
  if (root) visit(root);
  return suspects;
}

/** In a line that does not parse: a comma before the next `key:`, or an opening bracket behind a colon or a dash. */
const inBrokenLine = /(?<=[:\s])＃|，(?=\s*[A-Za-z_][\w.-]*\s*:)|[｛【［](?<=[:,[{-]\s*.)/g;

function suspectsOfErrors(text: string, { errors }: ParsedYaml, lines: LineIndex): Suspect[] {
  const inLines = new Set(errors.map(({ start }) => lines.position(start).line));
  return [...inLines]
    .flatMap((number) => {
      const line = lines.line(number) ?? '';
      const start = lines.lineStart(number);
      return [...line.matchAll(inBrokenLine)].map(({ index }) => ({
        at: start + index,
        from: start,
        to: start + line.length,
      }));
    })
    .filter(({ at }) => /[，｛【［＃]/.test(text.charAt(at)));
}

export type FullwidthResult = {
  readonly findings: readonly ReadFinding[];
  /** Whether a syntax error at this offset follows from one of the findings. */
  readonly explains: (offset: number) => boolean;
};

/** Full-width punctuation and blanks where the notation was meant. */
export function findFullwidth(text: string, parsed: ParsedYaml, lines: LineIndex): FullwidthResult {
  const comments = fullwidthComments(text, parsed.root).map((at): Suspect => {
    // The line above may have been read together with it.
    const { line } = lines.position(at);
    return { at, from: lines.lineStart(Math.max(1, line - 1)), to: at };
  });
  const commented = new Set(comments.map(({ at }) => lines.position(at).line));
  const others = [
    ...suspectKeys(text, parsed.root),
    ...suspectsOfErrors(text, parsed, lines),
  ].filter(({ at }) => !commented.has(lines.position(at).line));
  const suspects = [...comments, ...others];
  const explained = new Set<number>();
  for (const { from, to } of suspects) {
    const last = lines.position(to).line;
    for (let line = lines.position(from).line; line <= last; line += 1) explained.add(line);
  }
  // A line that is not indented as it seems derails the parser up to the next key at the left edge.
  const edges = text
    .split('\n')
    .flatMap((line, index) => (/^["']?[A-Za-z_]/.test(line) ? [index + 1] : []));
  const sectionOf = (line: number): number => edges.filter((edge) => edge <= line).length;
  const derailed = new Map<number, number>();
  for (const { at } of suspects) {
    const { line } = lines.position(at);
    const section = sectionOf(line);
    derailed.set(section, Math.min(line, derailed.get(section) ?? line));
  }
  return {
    findings: suspects.map(({ at }) => fullwidthFinding(text, at)),
    explains: (offset) => {
      const { line } = lines.position(offset);
      return (
        explained.has(line) || line > (derailed.get(sectionOf(line)) ?? Number.POSITIVE_INFINITY)
      );
    },
  };
}
