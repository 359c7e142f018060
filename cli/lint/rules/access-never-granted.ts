import { flagHolds } from '../../../schema/access/flag-holds.ts';
import { routeOpens } from '../../../schema/access/route-opens.ts';
import type { FlagExpression, RouteAccess } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { anonymousInfo } from '../access/anonymous-info.ts';
import { canHold } from '../access/can-hold.ts';
import { grantsCodes } from '../access/grants-codes.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

type Flags = Readonly<Record<string, FlagExpression>>;

/** All conditions of a route as one; undefined: a flag is not defined, which is reported elsewhere. */
function wholeCondition(access: readonly RouteAccess[], flags: Flags): FlagExpression | undefined {
  // All of a list hold where none of them does not.
  const all: FlagExpression[] = [];
  for (const { flag, anyFlag, code } of access) {
    const expressions = [flag === undefined ? [] : [flag], anyFlag ?? []].map((names) =>
      names.map((name) => (name === 'public' ? { allMenus: [] } : flags[name])),
    );
    for (const list of expressions) {
      if (list.includes(undefined)) return undefined;
      if (list.length > 0) all.push({ anyOf: list as FlagExpression[] });
    }
    if (code !== undefined) all.push({ allMenus: [code] });
  }
  return { not: { anyOf: all.map((each) => ({ not: each })) } };
}

/** Flags that contradict themselves. */
function* impossibleFlags(flags: Flags): Iterable<Finding> {
  for (const [name, expression] of Object.entries(flags)) {
    if (canHold(expression)) continue;
    yield {
      pointer: ['access', 'flags', name],
      what: 'key',
      message: `the flag "${name}" holds for nobody: its conditions can never be true together`,
    };
  }
}

const namedFlags = ({ flag, anyFlag = [] }: RouteAccess): readonly string[] =>
  flag === undefined ? anyFlag : [flag, ...anyFlag];

/** Remembers for whom conditions can be met at all: many routes ask for the same. */
function possibility(flags: Flags): (access: readonly RouteAccess[]) => boolean {
  const known = new Map<string, boolean>();
  return (access) => {
    const key = JSON.stringify(access);
    const condition = wholeCondition(access, flags);
    const answer = known.get(key) ?? (condition === undefined || canHold(condition));
    known.set(key, answer);
    return answer;
  };
}

/** Routes that nobody can open, though those above them can be opened. */
function* closedRoutes({ source, routes }: LintContext, flags: Flags): Iterable<Finding> {
  const possible = possibility(flags);
  const info = anonymousInfo(source);
  const isAll = !grantsCodes(source);
  for (const { route, pointer, access } of routes) {
    const { code: _, ...byFlags } = route.access ?? {};
    const names = namedFlags(byFlags);
    const above = access.slice(0, -1);
    if (!route.access || !possible(above)) continue;
    // Flags that nobody has, or nothing defines, are reported elsewhere.
    const known = [...names].every((name) => name === 'public' || Object.hasOwn(flags, name));
    if (!known || names.some((name) => !possible([{ flag: name }]))) continue;
    const nobody = `nobody can open route "${route.id}"`;
    if (!possible(access)) {
      const message = `${nobody}: what it asks for, with what the routes above it ask for, can never be true together`;
      yield { pointer: [...pointer, 'access'], what: 'key', message };
    } else if (isAll && !routeOpens([byFlags], flags, info) && routeOpens(above, flags, info)) {
      const message = `${nobody}: without access.url every visitor has the codes of access.anonymous and no others, for which this does not hold`;
      const key = byFlags.flag === undefined ? 'anyFlag' : 'flag';
      yield { pointer: [...pointer, 'access', key], what: 'value', message };
    }
  }
}

/** Guards that let nobody through, where it is known what visitors have. */
function* closedGuards({ source, blocks }: LintContext, flags: Flags): Iterable<Finding> {
  if (grantsCodes(source)) return;
  const info = anonymousInfo(source);
  for (const { block, pointer } of blocks) {
    const { flag, function: code } = block.guard ?? {};
    if (flag === undefined || !flags[flag] || !canHold(flags[flag])) continue;
    if (flagHolds(flag, flags, info) || (code !== undefined && info.fnCodes.includes(code)))
      continue;
    yield {
      pointer: [...pointer, 'guard', 'flag'],
      what: 'value',
      message: `nobody sees this block: without access.url every visitor has the codes of access.anonymous and no others, and "${flag}" does not hold for them`,
    };
  }
}

export const accessNeverGranted = {
  id: 'access-never-granted',
  severity: 'warning',
  explanation: {
    zh: '每个条件都应当有访客能满足。互相矛盾的条件（例如登录状态既要是 0 又要是 1），以及没有 access.url 时 access.anonymous 里没有给出的权限，会让页面或区块对所有人关闭。请改正条件；若权限由服务器发放，请在 access.url 写上它的地址。',
    en: 'There are visitors who meet every condition. Conditions that contradict each other (signed in and not signed in), and conditions that the codes of access.anonymous do not meet where no access.url brings others, close a page or block to everybody. Correct the condition; where a server grants the codes, name its address under access.url.',
  },
  bad: '    nobody: { loginStatus: [1], not: { loginStatus: [1, 2] } }',
  good: '    somebody: { loginStatus: [1], not: { loginStatus: [2] } }',
  *check(context) {
    const flags = context.source.access?.flags ?? {};
    yield* impossibleFlags(flags);
    yield* closedRoutes(context, flags);
    yield* closedGuards(context, flags);
  },
} as const satisfies Rule;
