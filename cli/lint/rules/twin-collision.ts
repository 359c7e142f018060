import { pathShape } from '../../../schema/path/path-shape.ts';
import { prefixLength } from '../../../schema/twin/prefix-length.ts';
import { spellTwin, suffixOf } from '../../../schema/twin/spell-twin.ts';
import type { DeclaredPath } from '../declared-paths.ts';
import type { LintContext } from '../lint-context.ts';
import type { Finding, Rule } from '../rule.ts';

/** A path that is already spelled as a twin. */
function* spelledPaths({ paths, frame: { spelling } }: LintContext): Iterable<Finding> {
  for (const { text, pointer } of paths) {
    const suffix = suffixOf(text, spelling);
    if (suffix === '') continue;
    const start = prefixLength(text, spelling.prefixes) + 1;
    const segment = text.slice(start).split('/', 1)[0] ?? '';
    yield {
      pointer,
      what: 'value',
      inside: { offset: start + segment.length - suffix.length, length: suffix.length },
      message: `"${suffix}" is the mark of a twin, which is made by itself; write the desktop path`,
      suggestion: spellTwin(text, '', spelling),
    };
  }
}

/** Twins that are the address of another path, or of another path's twin. */
function* sharedTwins({ paths, frame }: LintContext): Iterable<Finding> {
  const { spelling } = frame;
  const plain = paths.filter(({ text }) => suffixOf(text, spelling) === '');
  const owners = new Map(plain.map((path) => [path.shape, path]));
  for (const path of plain) {
    const told = new Set<DeclaredPath>();
    for (const device of path.devices) {
      const twin = spellTwin(path.text, frame.devices[device]?.suffix ?? '', spelling);
      if (twin === path.text) continue;
      const shape = pathShape(twin);
      const owner = owners.get(shape);
      if (!owner) owners.set(shape, path);
      else if (owner.shape !== path.shape && !told.has(owner)) {
        told.add(owner);
        yield {
          pointer: path.pointer,
          what: 'value',
          message: `the ${device} twin of "${path.text}" is "${twin}", which is taken`,
          related: [{ pointer: owner.pointer, what: 'value', message: 'by this path or its twin' }],
        };
      }
    }
  }
}

export const twinCollision: Rule = {
  id: 'twin-collision',
  severity: 'error',
  description: 'The twin of a path is nobody else’s address.',
  *check(context) {
    yield* spelledPaths(context);
    yield* sharedTwins(context);
  },
};
