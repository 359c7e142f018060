import type { LineIndex } from '../diagnostics/line-index.ts';
import { commentBefore } from './comment-in-brackets.ts';
import type { YamlError } from './parsed-yaml.ts';
import { openQuoteBefore } from './quote-slips.ts';
import type { ReadFinding } from './read-rules.ts';
import type { ScalarNode, SourceNode } from './source-node.ts';
import { syntaxMessage } from './syntax-message.ts';
import { tabFixes, tabMessage } from './tab-fix.ts';

/** Nothing after such a place is read as what it is. */
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

/** The place where the author has to mend; the parser tells where it noticed. */
function placeOf(
  error: YamlError,
  text: string,
  root: SourceNode | undefined,
  lines: LineIndex,
): { readonly start: number; readonly end: number } {
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
  const blanks = slips.has(error.code)
    ? (/^[ \n\r]*/.exec(text.slice(error.start))?.[0].length ?? 0)
    : 0;
  const noticed = error.start + blanks;
  const newline = text.indexOf('\n', noticed);
  const lineEnd = newline < 0 ? text.length : newline;
  const start = Math.min(noticed, Math.max(0, text.trimEnd().length - 1));
  return { start, end: Math.max(start + 1, Math.min(error.end, lineEnd)) };
}

/** What the parser says when lines do not line up, and what it may say because of that. */
const slips = new Set(['BAD_INDENT', 'TAB_AS_INDENT', 'MISSING_CHAR']);
const followers = new Set([...slips, 'BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY']);

/**
 * One slip of the indentation derails the parser up to the next key at the left edge: what it says
 * about layout until there follows from the slip.
 */
function afterSlip(text: string): (error: YamlError, line: number) => boolean {
  const edges = text
    .split('\n')
    .flatMap((line, index) => (/^["']?[A-Za-z_]/.test(line) ? [index + 1] : []));
  let slipped = -1;
  return ({ code, message }, line) => {
    if (!followers.has(code) || unclosedQuote.test(message)) return false;
    const section = edges.filter((edge) => edge <= line).length;
    if (section === slipped) return true;
    if (slips.has(code)) slipped = section;
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
  const follows = afterSlip(text);
  let lastLine = 0;
  return errors.flatMap((error): ReadFinding[] => {
    if (openQuote && error !== openQuote && error.start >= openQuote.start) return [];
    if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && multiline.has(error.start)) return [];
    const { line } = lines.position(error.start);
    const repeats =
      error.code === 'UNEXPECTED_TOKEN' && (line === lastLine || (isOneWord && lastLine > 0));
    lastLine = line;
    if (repeats || follows(error, line)) return [];
    const place = placeOf(error, text, root, lines);
    if (error.code === 'TAB_AS_INDENT') {
      const [fix] = tabFixes(lines, place.start);
      const found = { rule: 'yaml-tab', message: tabMessage, ...place } as const;
      return [fix ? { ...found, fix } : found];
    }
    const comment = commentBefore(error, text);
    if (comment) return [comment];
    return [{ rule: 'yaml-syntax', message: syntaxMessage(error), ...place }];
  });
}
