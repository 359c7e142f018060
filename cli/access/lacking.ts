import type { AccessInfo } from '../../schema/access/access-info.ts';
import { type Flags, flagHolds } from '../../schema/access/flag-holds.ts';
import { guardPasses } from '../../schema/access/guard-passes.ts';
import { routeOpens } from '../../schema/access/route-opens.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { FlagExpression, Guard, RouteAccess } from '../../schema/source.generated.ts';

const codes = (names: readonly string[], kind: 'menu' | 'function', all: boolean): string => {
  const [only] = names;
  if (only === undefined) return `a ${kind} code, and none is named`;
  if (names.length === 1) return `${kind} code ${only}`;
  return `${all ? '' : 'one of the '}${kind} codes ${names.join(', ')}`;
};

const absent = (wanted: readonly string[] = [], owned: readonly string[]): string[] =>
  wanted.filter((code) => !owned.includes(code));

/** Those parts of an expression that do not hold, in words. */
function failing(expression: FlagExpression, info: AccessInfo): string[] {
  // Each key is checked alone, by the function that checks them all.
  const holds = (part: FlagExpression): boolean => flagHolds('part', { part }, info);
  const { anyMenu, allMenus, anyFunction, allFunctions, loginStatus, not, anyOf } = expression;
  const { menuCodes, fnCodes } = info;
  return [
    ...(anyMenu && !holds({ anyMenu }) ? [codes(anyMenu, 'menu', false)] : []),
    ...(allMenus && !holds({ allMenus }) ? [codes(absent(allMenus, menuCodes), 'menu', true)] : []),
    ...(anyFunction && !holds({ anyFunction }) ? [codes(anyFunction, 'function', false)] : []),
    ...(allFunctions && !holds({ allFunctions })
      ? [codes(absent(allFunctions, fnCodes), 'function', true)]
      : []),
    ...(loginStatus && !holds({ loginStatus })
      ? [`sign-in status ${loginStatus.join(' or ')}`]
      : []),
    ...(not && !holds({ not }) ? ['something that the visitor has must not be there'] : []),
    ...(anyOf && !holds({ anyOf })
      ? [
          anyOf.map((each) => failing(each, info).join(' and ')).join(', or ') ||
            'a choice of nothing',
        ]
      : []),
  ];
}

/** What a visitor lacks for a flag; undefined where it holds. */
function lackingForFlag(name: string, flags: Flags, info: AccessInfo): string | undefined {
  if (flagHolds(name, flags, info)) return undefined;
  const expression = ownValue(flags, name);
  return expression
    ? `flag ${name} (${failing(expression, info).join(' and ')})`
    : `flag ${name}, which nothing defines`;
}

/** What a visitor lacks for the access rules of one route, each part in words; none where they pass. */
export function lackingForRoute(access: RouteAccess, flags: Flags, info: AccessInfo): string[] {
  const { flag, anyFlag, code } = access;
  const passes = (part: RouteAccess): boolean => routeOpens([part], flags, info);
  const named = (name: string): string => lackingForFlag(name, flags, info) ?? '';
  return [
    ...(flag !== undefined && !passes({ flag }) ? [named(flag)] : []),
    ...(anyFlag && !passes({ anyFlag }) ? [anyFlag.map(named).join(', or ')] : []),
    ...(code !== undefined && !passes({ code }) ? [codes([code], 'menu', true)] : []),
  ];
}

/** What a visitor lacks to see behind a guard; undefined where it is shown. */
export function lackingForGuard(guard: Guard, flags: Flags, info: AccessInfo): string | undefined {
  if (guardPasses(guard, flags, info)) return undefined;
  const { flag, function: code } = guard;
  return [
    ...(flag === undefined ? [] : [lackingForFlag(flag, flags, info) ?? '']),
    ...(code === undefined ? [] : [codes([code], 'function', true)]),
  ].join(', or ');
}
