import { parameterNames } from '../../../schema/path/parse-path.ts';
import { markOf, noMark, spellTwin } from '../../../schema/twin/spell-twin.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

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
function* pathsWithoutTwin({ paths, settings }: LintContext): Iterable<Finding> {
  for (const { text, pointer, devices } of paths) {
    if (markOf(text, settings.spelling) !== undefined) continue;
    const device = devices.find((name) => {
      const { suffix } = settings.devices[name] ?? noMark;
      return suffix !== '' && spellTwin(text, { suffix }, settings.spelling) === text;
    });
    if (device === undefined) continue;
    const suffix = settings.devices[device]?.suffix;
    yield {
      pointer,
      what: 'value',
      message: `"${text}" has no word that ${suffix} could stand on, so the ${device} twin cannot be spelled`,
    };
  }
}

export const twinParameters = {
  id: 'twin-parameters',
  severity: 'error',
  explanation: {
    zh: [
      '同一路由的各个路径要有相同的参数，并且都能写出孪生地址。',
      '访客在电脑版和手机版之间切换时，参数的值会一起带过去；路径的参数不同，值就丢了；路径里只有参数而没有词，后缀就没有地方可加。',
      '请让该路由在同一种语言里的路径都用同样的 :参数，并且至少有一个词；只给电脑用的路由，请在 devices 里写明。',
    ].join(''),
    en: [
      'The paths of a route share their parameters, and each has a twin.',
      'A visitor who goes over to the phone or the desktop version takes the values of the parameters along; where the paths differ they are lost, and a path of parameters alone has no word that could bear the suffix.',
      'Use the same :parameters in all paths of the route in one language, and let a word stand in each, or say under devices that the route is for the desktop only.',
    ].join(' '),
  },
  bad: "- { id: news, paths: { zh: ['/news/:id', '/news/old/:number'] }, page: index }",
  good: "- { id: news, paths: { zh: ['/news/:id', '/news/old/:id'] }, page: index }",
  *check(context) {
    yield* differingPaths(context);
    yield* pathsWithoutTwin(context);
  },
} as const satisfies Rule;
