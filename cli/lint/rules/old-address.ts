import { compileRedirects } from '../../../schema/compile/site/compile-redirects.ts';
import { parsePath } from '../../../schema/path/parse-path.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { movedTo, redirectFinder } from '../../../schema/redirects/match-redirect.ts';
import type { RedirectModel } from '../../../schema/redirects/redirect-model.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';
import { exampleAddress, givenNames, isWithin, usedNames } from '../paths/old-addresses.ts';
import { targetFinder } from '../paths/redirects.ts';

/** So many addresses are followed. */
const maxSteps = 10;

/** What is wrong with a redirect by itself. */
function* ownFaults(redirect: RedirectModel, at: readonly [string, number]): Iterable<Finding> {
  const { from, to, status, values = {} } = redirect;
  const names = givenNames(redirect);
  const place = (key: string) => ({ pointer: [...at, key], what: 'value' }) as const;
  if (parsePath(from).problems.length > 0)
    yield { ...place('from'), message: `"${from}" cannot be the path of an address` };
  if (to === undefined && status !== 410)
    yield {
      pointer: at,
      what: 'value',
      message: 'this leads nowhere: write `to`, or status: 410 where nothing is there any more',
    };
  for (const name of usedNames(redirect)) {
    if (!names.has(name))
      yield { ...place('to'), message: `":${name}" has no value: neither from nor query has it` };
  }
  for (const name of Object.keys(values)) {
    if (!names.has(name))
      yield {
        pointer: [...at, 'values', name],
        what: 'key',
        message: `neither from nor query has a parameter ":${name}"`,
      };
  }
}

/** Says where targets lead: to no page, or to another address of old. */
function targetFaults(context: LintContext, redirects: readonly RedirectModel[]) {
  const find = redirectFinder(redirects);
  const page = targetFinder(context);
  const nearest = nearestAmong(context.paths.map(({ text }) => text));
  const roots = new Set([
    '/',
    ...context.settings.spelling.prefixes.map((each) => each.toLowerCase()),
  ]);
  return function* (
    redirect: RedirectModel,
    pointer: readonly (string | number)[],
  ): Iterable<Finding> {
    const values = Object.fromEntries(
      [...givenNames(redirect)].map((name) => [name, 'example-value']),
    );
    const start = exampleAddress(redirect);
    const own = find(start.path, start.query);
    let to = movedTo(redirect, own?.redirect === redirect ? own.values : values, '');
    const seen = new Set<RedirectModel>([redirect]);
    let chain: Finding | undefined;
    for (let step = 0; to?.startsWith('/') && step < maxSteps; step += 1) {
      const { path, query } = splitAddress(to);
      const next = find(path, query);
      if (!next) break;
      const isLoop = seen.has(next.redirect);
      const index = redirects.indexOf(next.redirect);
      const related = [
        { pointer: ['redirects', index, 'from'], what: 'value', message: 'the other one' } as const,
      ];
      if (isLoop) {
        yield { pointer, what: 'value', message: 'this leads back to itself', related };
        return;
      }
      if (step === 0) {
        const isFixed = usedNames(redirect).length === 0 && usedNames(next.redirect).length === 0;
        chain = {
          pointer,
          what: 'value',
          message: `"${redirect.to}" is an address of old itself; write where it leads`,
          suggestion: isFixed ? next.redirect.to : undefined,
          related,
        };
      }
      seen.add(next.redirect);
      to = movedTo(next.redirect, next.values, query);
    }
    if (chain) yield chain;
    const { path } = splitAddress(redirect.to ?? '');
    const asked = to === undefined || seen.size > 1 ? '' : splitAddress(to).path;
    if (!path.startsWith('/') || asked === '') return;
    if (roots.has(asked.toLowerCase().replace(/(.)\/$/, '$1')) || page(asked)) return;
    yield {
      pointer,
      what: 'value',
      inside: { offset: 0, length: path.length },
      message: `"${path}" is no path of this site`,
      suggestion: nearest(path),
    };
  };
}

export const oldAddress = {
  id: 'old-address',
  severity: 'error',
  explanation: {
    zh: '每个旧网址（redirects）都直接通向一个页面，或者写明已经没有（status: 410）。目标不存在、绕回原处、还要再转一次、前面已有一条包含它的，或者占了一个页面的路径，访客就到不了想去的地方。请把 to 写成最后那个页面的路径；to 里的 :参数 要在 from 或 query 里有；范围小的写在前面。',
    en: 'Each address of old (redirects) leads straight to a page, or says that it is gone (status: 410). Where its target is no page, leads back, leads on once more, where one before it takes all its addresses, or where it stands in the way of a page, visitors do not arrive. Write the path of the last page in `to`; its :parameters stand in `from` or `query`; the narrower one goes first.',
  },
  bad: '- { from: /old.php, query: { id: 3 }, to: /indx }',
  good: '- { from: /old.php, query: { id: 3 }, to: /index }',
  *check(context) {
    const { source, paths } = context;
    if (!source.redirects?.length) return;
    if (source.site.history === 'hash') {
      yield {
        pointer: ['redirects'],
        what: 'key',
        message: 'with history: hash no server sees the path of a page, so these lead nowhere',
      };
      return;
    }
    const redirects = compileRedirects(source);
    const find = redirectFinder(redirects);
    const faults = targetFaults(context, redirects);
    const pages = new Map(
      paths.flatMap((path) => (path.flat.route.redirect === undefined ? [[path.shape, path]] : [])),
    );
    for (const [index, redirect] of redirects.entries()) {
      const at = ['redirects', index] as const;
      const own = [...ownFaults(redirect, at)];
      yield* own;
      if (own.length > 0) continue;
      const { path, query } = exampleAddress(redirect);
      const first = find(path, query)?.redirect;
      const before = first === undefined ? -1 : redirects.indexOf(first);
      if (first !== undefined && before < index && isWithin(redirect, first)) {
        yield {
          pointer: [...at, 'from'],
          what: 'value',
          message: 'this is never reached: one before it takes all its addresses',
          related: [{ pointer: ['redirects', before, 'from'], what: 'value', message: 'this one' }],
        };
        continue;
      }
      const page = pages.get(path.slice(1).toLowerCase());
      if (page && redirect.query === undefined) {
        yield {
          pointer: [...at, 'from'],
          what: 'value',
          message: `"${redirect.from}" is the path of route "${page.flat.route.id}", which would never be seen`,
          related: [{ pointer: page.pointer, what: 'value', message: 'its path' }],
        };
        continue;
      }
      if (redirect.to !== undefined) yield* faults(redirect, [...at, 'to']);
    }
  },
} as const satisfies Rule;
