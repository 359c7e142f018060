import { flagHolds } from '../../../schema/access/flag-holds.ts';
import { routeOpens } from '../../../schema/access/route-opens.ts';
import type { FlatRoute } from '../../../schema/compile/flat-routes.ts';
import type { Finding, FindingLocation } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { anonymousInfo } from '../access/anonymous-info.ts';
import { closedByMistake } from '../access/closed-by-mistake.ts';
import { closingRoute } from '../access/closing-route.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';
import { accessNeverGranted } from './access-never-granted.ts';
import { accessUnknownCode } from './access-unknown-code.ts';

type Entry = { readonly what: string; readonly pointer: Pointer; readonly flat: FlatRoute };

/** Routes that every visitor must be able to open, and where a site names them so. */
function* entriesOf({ source, routes, paths, blocks }: LintContext): Iterable<Entry> {
  const byId = new Map(routes.map((flat) => [flat.route.id, flat]));
  const byPath = new Map(paths.map(({ text, flat }) => [text, flat]));
  for (const [language, { home }] of Object.entries(source.languages)) {
    const flat = byPath.get(home);
    if (flat) yield { what: 'the home page', pointer: ['languages', language, 'home'], flat };
  }
  const searches = [
    { id: source.search?.route, pointer: ['search', 'route'] },
    ...(source.zones ?? []).map(({ search }, index) => ({
      id: search,
      pointer: ['zones', index, 'search'],
    })),
  ];
  for (const { id, pointer } of searches) {
    const flat = byId.get(id ?? '');
    if (flat) yield { what: 'the page of search results', pointer, flat };
  }
  const signIn = new Set(
    blocks
      .filter(({ block, pointer }) => block.type === 'signIn' && pointer[0] === 'pages')
      .map(({ pointer }) => pointer[1]),
  );
  for (const flat of routes) {
    if (!signIn.has(flat.route.page ?? '')) continue;
    yield { what: 'the page to sign in', pointer: [...flat.pointer, 'page'], flat };
  }
}

/** Where the condition stands that a visitor without codes fails. */
function closingPlace(flat: FlatRoute, context: LintContext): FindingLocation[] {
  const closing = closingRoute(flat, context);
  if (!closing) return [];
  const message = `route "${closing.route.id}" asks for this`;
  return [{ pointer: [...closing.pointer, 'access'], what: 'key', message }];
}

/** Pages for errors of which a visitor without codes sees nothing. */
function* guardedErrors({ source }: LintContext): Iterable<Finding> {
  const info = anonymousInfo(source);
  const flags = source.access?.flags ?? {};
  for (const [key, name] of Object.entries(source.errors ?? {})) {
    const blocks = source.pages[name]?.blocks ?? [];
    const seen = blocks.some(
      ({ guard: { flag, function: code, fallback } = { flag: 'public' } }) =>
        fallback !== undefined ||
        (flag !== undefined && flagHolds(flag, flags, info)) ||
        (code !== undefined && info.fnCodes.includes(code)),
    );
    if (seen || blocks.length === 0) continue;
    yield {
      pointer: ['errors', key],
      what: 'value',
      message: `visitors who are not signed in see nothing of the page "${name}": all its blocks have guards`,
    };
  }
}

export const accessGuardedEntry = {
  id: 'access-guarded-entry',
  severity: 'warning',
  explanation: {
    zh: '首页、搜索结果页、登录页和出错页是人人都会走到的入口，不应该要求权限。否则没有登录的访客一进来就看到“无权访问”，也无法登录。请去掉这些路由（以及它们上级路由）的 access，或换一个公开的页面。',
    en: 'Home, search results, sign-in and the pages for errors are where everybody arrives, so they ask for nothing. Otherwise visitors who are not signed in are turned away at the door, and cannot even sign in. Take the access out of such a route and of the routes above it, or name another page.',
  },
  bad: 'lost: { blocks: [{ type: share, title: 迷路, guard: { flag: staff } }] }',
  good: 'lost: { blocks: [{ type: share, title: 迷路, guard: { flag: staff, fallback: [{ type: share, title: 迷路 }] } }] }',
  *check(context) {
    const info = anonymousInfo(context.source);
    const flags = context.source.access?.flags ?? {};
    const isMistake = closedByMistake(context, {
      unknownCode: accessUnknownCode,
      neverGranted: accessNeverGranted,
    });
    for (const { what, pointer, flat } of entriesOf(context)) {
      if (routeOpens(flat.access, flags, info) || isMistake(flat)) continue;
      yield {
        pointer,
        what: 'value',
        message: `${what} (route "${flat.route.id}") is closed to visitors who are not signed in`,
        related: closingPlace(flat, context),
      };
    }
    yield* guardedErrors(context);
  },
} as const satisfies Rule;
