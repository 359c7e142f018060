export type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string };

export type PathProblemKind =
  | 'no-slash'
  | 'empty-segment'
  | 'trailing-slash'
  | 'bad-character'
  | 'dot-segment'
  | 'bad-parameter'
  | 'duplicate-parameter';

export type PathProblem = {
  readonly kind: PathProblemKind;
  /** Where in the path, in UTF-16 units. */
  readonly offset: number;
  readonly text: string;
};

export type ParsedPath = {
  readonly segments: readonly Segment[];
  readonly problems: readonly PathProblem[];
};

const parameterName = /^[A-Za-z][A-Za-z0-9_]*$/;
/** Characters that end, escape or change an address, or that no one can type into one. */
const badCharacter = /[\s?#%\\:*"<>^`{|}\p{Cc}\p{Cs}]/u;

/**
 * Reads a route path: `/` and segments, each a literal or a `:parameter`.
 * Never throws: what is wrong is listed, and the segments are read as far as they make sense.
 */
export function parsePath(path: string): ParsedPath {
  const problems: PathProblem[] = [];
  const segments: Segment[] = [];
  if (!path.startsWith('/')) {
    return { segments, problems: [{ kind: 'no-slash', offset: 0, text: path }] };
  }
  if (path === '/') return { segments, problems };
  // Most paths are words alone: one test is enough.
  if (!badCharacter.test(path) && !path.endsWith('/') && !/\/[/.]/.test(path)) {
    for (const text of path.slice(1).split('/')) segments.push({ kind: 'literal', text });
    return { segments, problems };
  }
  const names = new Set<string>();
  const texts = path.slice(1).split('/');
  let offset = 1;
  texts.forEach((text, index) => {
    const problem = (kind: PathProblemKind, at = 0, part = text): void => {
      problems.push({ kind, offset: offset + at, text: part });
    };
    if (text === '') problem(index === texts.length - 1 ? 'trailing-slash' : 'empty-segment');
    else if (text === '.' || text === '..') problem('dot-segment');
    else if (text.startsWith(':')) {
      const name = text.slice(1);
      if (!parameterName.test(name)) problem('bad-parameter');
      else if (names.has(name)) problem('duplicate-parameter');
      names.add(name);
      segments.push({ kind: 'parameter', name });
    } else {
      const bad = badCharacter.exec(text);
      if (bad) problem('bad-character', bad.index, bad[0]);
      segments.push({ kind: 'literal', text });
    }
    offset += text.length + 1;
  });
  return { segments, problems };
}

/** Names of a path's parameters, in order. */
export function parameterNames(path: string): string[] {
  if (!path.includes('/:')) return [];
  return parsePath(path).segments.flatMap((segment) =>
    segment.kind === 'parameter' ? [segment.name] : [],
  );
}
