import {
  type PathProblem,
  type PathProblemKind,
  parsePath,
} from '../../../schema/path/parse-path.ts';
import type { Finding, Repair } from '../../diagnostics/finding.ts';
import type { LintContext } from '../context/lint-context.ts';

/** The characters to mark; where one is missing or too many, the slashes beside it. */
function insideOf({ kind, offset, text }: PathProblem): NonNullable<Finding['inside']> {
  if (kind === 'trailing-slash') return { offset: offset - 1, length: 1 };
  if (kind === 'empty-segment') return { offset: offset - 1, length: 2 };
  return { offset, length: text.length };
}

/** The path that is meant by one that does not start with a slash: without host, query and full-width signs. */
function completedPath(written: string): string | undefined {
  const bare = written
    .normalize('NFKC')
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/*/, '/');
  return parsePath(bare).problems.length === 0 ? bare : undefined;
}

/**
 * What is wrong with the spelling of paths, as findings.
 * @param sentences what is said of each kind of problem; other kinds are left out
 * @param repair what fixes each
 */
export function* pathProblems(
  { badPaths }: LintContext,
  sentences: Readonly<Partial<Record<PathProblemKind, (text: string) => string>>>,
  repair?: Repair,
): Iterable<Finding> {
  for (const { pointer, parsed } of badPaths) {
    for (const problem of parsed.problems) {
      const message = sentences[problem.kind]?.(problem.text);
      if (message === undefined) continue;
      const suggestion = problem.kind === 'no-slash' ? completedPath(problem.text) : undefined;
      yield { pointer, what: 'value', inside: insideOf(problem), message, suggestion, repair };
    }
  }
}
