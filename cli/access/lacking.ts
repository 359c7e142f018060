import type { AccessInfo } from '../../schema/access/access-info.ts';
import { type Flags, flagHolds } from '../../schema/access/flag-holds.ts';
import { guardPasses } from '../../schema/access/guard-passes.ts';
import { routeOpens } from '../../schema/access/route-opens.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { FlagExpression, Guard, RouteAccess } from '../../schema/source.generated.ts';
import { joined, type LocalText } from '../local-text.ts';

const kinds = { menu: '菜单码', function: '功能码' } as const;

const codes = (names: readonly string[], kind: keyof typeof kinds, all: boolean): LocalText => {
  const [only] = names;
  const zh = kinds[kind];
  if (only === undefined) {
    return { zh: `某个${zh}，但没有写明是哪个`, en: `a ${kind} code, and none is named` };
  }
  if (names.length === 1) return { zh: `${zh} ${only}`, en: `${kind} code ${only}` };
  return {
    zh: `${zh} ${names.join('、')}${all ? '' : ' 之一'}`,
    en: `${all ? '' : 'one of the '}${kind} codes ${names.join(', ')}`,
  };
};

const and = (texts: readonly LocalText[]): LocalText => joined(texts, '，以及 ', ' and ');
const or = (texts: readonly LocalText[]): LocalText => joined(texts, '，或 ', ', or ');

const absent = (wanted: readonly string[] = [], owned: readonly string[]): string[] =>
  wanted.filter((code) => !owned.includes(code));

/** Those parts of an expression that do not hold, in words. */
function failing(expression: FlagExpression, info: AccessInfo): LocalText[] {
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
      ? [
          {
            zh: `登录状态 ${loginStatus.join(' 或 ')}`,
            en: `sign-in status ${loginStatus.join(' or ')}`,
          },
        ]
      : []),
    ...(not && !holds({ not })
      ? [
          {
            zh: '不得持有访客现有的某项权限',
            en: 'something that the visitor has must not be there',
          },
        ]
      : []),
    ...(anyOf && !holds({ anyOf })
      ? [
          anyOf.length === 0
            ? { zh: '空的选项列表', en: 'a choice of nothing' }
            : or(anyOf.map((each) => and(failing(each, info)))),
        ]
      : []),
  ];
}

/** What a visitor lacks for a flag; undefined where it holds. */
function lackingForFlag(name: string, flags: Flags, info: AccessInfo): LocalText | undefined {
  if (flagHolds(name, flags, info)) return undefined;
  const expression = ownValue(flags, name);
  if (!expression) {
    return { zh: `标志 ${name}（没有定义）`, en: `flag ${name}, which nothing defines` };
  }
  const lacks = and(failing(expression, info));
  return { zh: `标志 ${name}（${lacks.zh}）`, en: `flag ${name} (${lacks.en})` };
}

/** What a visitor lacks for the access rules of one route, each part in words; none where they pass. */
export function lackingForRoute(access: RouteAccess, flags: Flags, info: AccessInfo): LocalText[] {
  const { flag, anyFlag, code } = access;
  const passes = (part: RouteAccess): boolean => routeOpens([part], flags, info);
  const named = (name: string): LocalText[] => {
    const lacks = lackingForFlag(name, flags, info);
    return lacks ? [lacks] : [];
  };
  return [
    ...(flag !== undefined && !passes({ flag }) ? named(flag) : []),
    ...(anyFlag && !passes({ anyFlag }) ? [or(anyFlag.flatMap(named))] : []),
    ...(code !== undefined && !passes({ code }) ? [codes([code], 'menu', true)] : []),
  ];
}

/** What a visitor lacks to see behind a guard; undefined where it is shown. */
export function lackingForGuard(
  guard: Guard,
  flags: Flags,
  info: AccessInfo,
): LocalText | undefined {
  if (guardPasses(guard, flags, info)) return undefined;
  const { flag, function: code } = guard;
  const ofFlag = flag === undefined ? undefined : lackingForFlag(flag, flags, info);
  return or([
    ...(ofFlag ? [ofFlag] : []),
    ...(code === undefined ? [] : [codes([code], 'function', true)]),
  ]);
}
