import { parameterNames } from '../../../schema/path/parse-path.ts';
import { spellTwin, suffixOf } from '../../../schema/twin/spell-twin.ts';
import type { DeclaredPath } from '../declared-paths.ts';
import type { LintContext } from '../lint-context.ts';
import type { Finding, Rule } from '../rule.ts';

const list = (text: string): string =>
  parameterNames(text)
    .sort()
    .map((name) => `:${name}`)
    .join(', ') || 'no parameters';

/** Paths of one route in one language that do not have the same parameters as its first. */
function* differingPaths({ paths }: LintContext): Iterable<Finding> {
  let first: DeclaredPath | undefined;
  for (const path of paths) {
    if (!first || first.flat !== path.flat || first.language !== path.language) {
      first = path;
      continue;
    }
    const [own, wanted] = [list(path.text), list(first.text)];
    if (own === wanted) continue;
    yield {
      pointer: path.pointer,
      what: 'value',
      message: `"${path.text}" has ${own}, but the first path of this route has ${wanted}`,
      related: [{ pointer: first.pointer, what: 'value', message: 'the first path' }],
    };
  }
}

/** Paths without a word that the suffix of a device could stand on. */
function* pathsWithoutTwin({ paths, frame }: LintContext): Iterable<Finding> {
  for (const { text, pointer, devices } of paths) {
    if (suffixOf(text, frame.spelling) !== '') continue;
    const device = devices.find((name) => {
      const suffix = frame.devices[name]?.suffix ?? '';
      return suffix !== '' && spellTwin(text, suffix, frame.spelling) === text;
    });
    if (device === undefined) continue;
    const suffix = frame.devices[device]?.suffix;
    yield {
      pointer,
      what: 'value',
      message: `"${text}" has no word that ${suffix} could stand on, so the ${device} twin cannot be spelled`,
    };
  }
}

export const twinParameters: Rule = {
  id: 'twin-parameters',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'The paths of a route share their parameters, and each has a twin.',
  },
  bad: '',
  good: '',
  *check(context) {
    yield* differingPaths(context);
    yield* pathsWithoutTwin(context);
  },
};
