import type { LineIndex } from './line-index.ts';
import type { ReadFinding } from './read-rules.ts';
import type { ScalarNode, SourceNode } from './source-node.ts';
import { syntaxMessage } from './syntax-message.ts';
import type { YamlError } from './yaml.ts';

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
): { readonly start: number; readonly end: number } {
  if (unclosedQuote.test(error.message)) {
    // All the rest of the file is inside of the quotation marks.
    const open = lastScalar(root);
    if (open && !open.plain && open.start < error.start) {
      return { start: open.start, end: open.start + 1 };
    }
  }
  const newline = text.indexOf('\n', error.start);
  const lineEnd = newline < 0 ? text.length : newline;
  const start = Math.min(error.start, Math.max(0, text.trimEnd().length - 1));
  return { start, end: Math.max(start + 1, Math.min(error.end, lineEnd)) };
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
  let lastLine = 0;
  return errors.flatMap((error): ReadFinding[] => {
    if (openQuote && error !== openQuote && error.start >= openQuote.start) return [];
    if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && multiline.has(error.start)) return [];
    const { line } = lines.position(error.start);
    const follows = error.code === 'UNEXPECTED_TOKEN' && line === lastLine;
    lastLine = line;
    if (follows) return [];
    return [{ rule: 'yaml-syntax', message: syntaxMessage(error), ...placeOf(error, text, root) }];
  });
}
