import type { Range } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { YamlError } from './parsed-yaml.ts';
import type { ReadFinding } from './read-finding.ts';
import { commentBefore } from './repair/comment-in-brackets.ts';
import { openQuoteBefore } from './repair/repair-quotes.ts';
import { parserFinding } from './rules/yaml-syntax.ts';
import { isTabError, tabFindings } from './rules/yaml-tab.ts';
import type { ScalarNode, SourceNode } from './source-node.ts';

/** Nothing behind such an error is read as what it is. */
const unclosedQuote = /closing ["']/;

/** The scalar that stands last in the file. */
function lastScalar(node: SourceNode | undefined): ScalarNode | undefined {
  if (node?.kind === 'map') {
    const last = node.members.at(-1);
    return last && lastScalar(last.value ?? last.key);
  }
  if (node?.kind === 'list') return lastScalar(node.items.at(-1));
  return node?.kind === 'scalar' ? node : undefined;
}

/** Where the author has to correct the text; the parser says where it noticed. */
function rangeOf(
  error: YamlError,
  text: string,
  root: SourceNode | undefined,
  lines: LineIndex,
): Range {
  if (unclosedQuote.test(error.message)) {
    const near = openQuoteBefore(text, lines, error.start);
    if (near >= 0) return { start: near, end: near + 1 };
    // All the rest of the file is inside of the quotation marks.
    const open = lastScalar(root);
    if (open && !open.plain && open.start < error.start) {
      return { start: open.start, end: open.start + 1 };
    }
  }
  // The parser notices a line that is out of line at its left edge, or at a blank line before it.
  const blanks = misalignments.has(error.code)
    ? (/^[ \n\r]*/.exec(text.slice(error.start))?.[0].length ?? 0)
    : 0;
  const noticedAt = error.start + blanks;
  const newline = text.indexOf('\n', noticedAt);
  const lineEnd = newline < 0 ? text.length : newline;
  const start = Math.min(noticedAt, Math.max(0, text.trimEnd().length - 1));
  return { start, end: Math.max(start + 1, Math.min(error.end, lineEnd)) };
}

/** What the parser says when lines do not line up, and what it may say because of that. */
const misalignments = new Set(['BAD_INDENT', 'TAB_AS_INDENT', 'MISSING_CHAR']);
const followers = new Set([...misalignments, 'BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY']);

/**
 * One line that is indented wrongly derails the parser up to the next key at the left edge: what it says about
 * layout until there follows from that line.
 */
function followsMisalignment(text: string): (error: YamlError, line: number) => boolean {
  const edges = text
    .split('\n')
    .flatMap((line, index) => (/^["']?[A-Za-z_]/.test(line) ? [index + 1] : []));
  let derailed = -1;
  return ({ code, message }, line) => {
    if (!followers.has(code) || unclosedQuote.test(message)) return false;
    const section = edges.filter((edge) => edge <= line).length;
    if (section === derailed) return true;
    if (misalignments.has(code)) derailed = section;
    return false;
  };
}

/** Syntax errors as findings, without those that only follow from the one before them. */
export function syntaxFindings(
  errors: readonly YamlError[],
  text: string,
  root: SourceNode | undefined,
  lines: LineIndex,
): ReadFinding[] {
  const multiline = new Set(
    errors.filter(({ code }) => code === 'MULTILINE_IMPLICIT_KEY').map(({ start }) => start),
  );
  const openQuote = errors.find(({ message }) => unclosedQuote.test(message));
  // A file that starts with a mere word is read as that word, and all the rest is unexpected.
  const isOneWord = root?.kind === 'scalar';
  const follows = followsMisalignment(text);
  let lastLine = 0;
  return errors.flatMap((error): ReadFinding[] => {
    if (openQuote && error !== openQuote && error.start >= openQuote.start) return [];
    if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && multiline.has(error.start)) return [];
    const { line } = lines.position(error.start);
    const repeats =
      error.code === 'UNEXPECTED_TOKEN' && (line === lastLine || (isOneWord && lastLine > 0));
    lastLine = line;
    if (repeats || follows(error, line)) return [];
    const range = rangeOf(error, text, root, lines);
    if (isTabError(error)) return tabFindings(lines, range).slice(0, 1);
    return [commentBefore(error, text) ?? parserFinding(error, range)];
  });
}
