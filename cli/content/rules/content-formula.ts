import type { Root } from 'hast';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { codeRanges } from '../markdown/code-ranges.ts';
import { visitNodes } from '../markdown/visit-elements.ts';
import type { UnreadFormula } from '../parts/shape-formulas.ts';

export const contentFormula = {
  id: 'content-formula',
  severity: 'warning',
  explanation: {
    zh: [
      '$ 之间的公式用 TeX 的写法，命令、括号都要写对。',
      '读不懂的公式照原样显示，访客看到的是一串符号；$ 里面紧挨着空格、外面紧挨着字母或数字的，也不算公式。',
      '请按提示改正；要写美元符号本身，前面加反斜杠：\\$。',
    ].join(''),
    en: [
      "A formula between the signs $ is written in TeX's notation, with commands that there are and braces in pairs.",
      'One that cannot be read is shown as it is written, and readers see its signs; so is one with a blank inside of its signs, or a letter or figure beside them.',
      'Correct what is reported; where the sign of a currency is meant, write \\$.',
    ].join(' '),
  },
  bad: '$\\farc{1}{2}$',
  good: '$\\frac{1}{2}$',
} as const satisfies RuleMeta;

/** A formula that cannot be read. */
export function unreadFormula(formula: UnreadFormula, text: string): ContentFinding {
  const { range, tex, at, command } = formula;
  const inText = text.slice(range.start, range.end).indexOf(tex);
  const from = inText < 0 ? range.start : range.start + inText + Math.min(at, tex.length - 1);
  if (command !== undefined) {
    const message = `formulas have no command ${command}, so readers see this one as it is written`;
    return contentFinding(contentFormula, message, { start: from, end: from + command.length });
  }
  const message =
    'this formula cannot be read from here on, so readers see it as it is written; for the sign of a currency write \\$';
  return contentFinding(contentFormula, message, {
    start: from,
    end: Math.max(from + 1, inText < 0 ? range.end : from + 1),
  });
}

/** Two dollar signs where no formula begins, before others or at the beginning. */
const doubled = /(?:^[ \t]*|(?=(?<!\\)\$\$[^$]+\$\$))(?<!\\)\$\$(?!\$)/;

/** What stands between two dollar signs; a sign behind a backslash is none. */
const between = /(?<![\\$])\$(?!\$)((?:\\.|[^$\\\n])*)\$(?!\$)/g;
/** What only formulas have: commands, and variables with an index or an exponent. */
const tex = /\\[A-Za-z]{2,}|(?<![A-Za-z])[A-Za-z]\s*[_^]\s*[A-Za-z0-9{\\(]/;

/** Formulas in a line of text that are none, because of what stands inside of their signs or beside them. */
function* lostInLine(text: string, start: number, end: number): Generator<ContentFinding> {
  for (const { 0: whole, 1: inside = '', index } of text.slice(start, end).matchAll(between)) {
    if (!tex.test(inside)) continue;
    const message =
      'readers see this as it is written: a formula has no blank inside of its $, no letter or figure beside them, and Chinese punctuation in braces alone; where the sign is meant, write \\$';
    const at = start + index;
    yield contentFinding(contentFormula, message, { start: at, end: at + whole.length });
  }
}

/**
 * Formulas that are none: in lines of their own without an end, with an empty line inside, or with text beside them; in
 * a line of text with a blank inside of their signs, or letters beside them.
 * @param tree of the Markdown
 */
export function lostFormulas(tree: Root, text: string): readonly ContentFinding[] {
  const found: ContentFinding[] = [];
  if (!text.includes('$')) return found;
  const isCode = codeRanges(tree);
  visitNodes(tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (node.type !== 'text' || start === undefined || end === undefined || isCode(start)) return;
    const match = doubled.exec(text.slice(start, end));
    if (!match) {
      found.push(...lostInLine(text, start, end));
      return;
    }
    const at = start + match.index + match[0].indexOf('$');
    const message =
      'this is no formula: between $$ it stands in lines of its own, without an empty one; in a line of text there is one $ on both sides';
    found.push(contentFinding(contentFormula, message, { start: at, end: at + 2 }));
  });
  return found;
}
