import type { PathProblem } from '../../../schema/path/parse-path.ts';
import type { Finding, Rule } from '../rule.ts';

const sentences: Readonly<Record<PathProblem['kind'], (text: string) => string>> = {
  'no-slash': (text) => `"${text}" does not start with a slash`,
  root: () => '"/" leads to the home page by itself; give this route a path of its own',
  'empty-segment': () => 'two slashes stand side by side',
  'trailing-slash': () => 'a path does not end in a slash',
  'bad-character': (text) => `${/\s/.test(text) ? 'a blank' : `"${text}"`} cannot stand in a path`,
  'dot-segment': (text) => `"${text}" cannot be a part of a path`,
  'bad-parameter': (text) =>
    `"${text}" is no parameter; after the colon stand letters, digits and _, a letter first`,
  'duplicate-parameter': (text) => `"${text}" stands twice in this path`,
};

/** The characters to mark; where one is missing or too many, the slashes beside it. */
function insideOf({ kind, offset, text }: PathProblem): NonNullable<Finding['inside']> {
  if (kind === 'trailing-slash') return { offset: offset - 1, length: 1 };
  if (kind === 'empty-segment') return { offset: offset - 1, length: 2 };
  return { offset, length: text.length };
}

export const pathSegment: Rule = {
  id: 'path-segment',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A path is a slash and parts, each a word or a :parameter.',
  },
  bad: '',
  good: '',
  *check({ badPaths }) {
    for (const { pointer, parsed } of badPaths) {
      for (const problem of parsed.problems) {
        yield {
          pointer,
          what: 'value',
          inside: insideOf(problem),
          message: sentences[problem.kind](problem.text),
        };
      }
    }
  },
};
