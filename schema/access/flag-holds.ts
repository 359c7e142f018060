import { ownValue } from '../own-value.ts';
import type { FlagExpression } from '../source.generated.ts';
import type { AccessInfo } from './access-info.ts';

export type Flags = Readonly<Record<string, FlagExpression>>;

const any = (wanted: readonly string[] | undefined, owned: readonly string[]): boolean =>
  wanted === undefined || wanted.some((code) => owned.includes(code));
const all = (wanted: readonly string[] | undefined, owned: readonly string[]): boolean =>
  wanted === undefined || wanted.every((code) => owned.includes(code));

function expressionHolds(expression: FlagExpression, info: AccessInfo): boolean {
  const { anyMenu, allMenus, anyFunction, allFunctions, loginStatus, not, anyOf } = expression;
  return (
    any(anyMenu, info.menuCodes) &&
    all(allMenus, info.menuCodes) &&
    any(anyFunction, info.fnCodes) &&
    all(allFunctions, info.fnCodes) &&
    (loginStatus === undefined || loginStatus.includes(info.loginStatus)) &&
    (not === undefined || !expressionHolds(not, info)) &&
    (anyOf === undefined || anyOf.some((each) => expressionHolds(each, info)))
  );
}

/** Whether a flag holds for a visitor. `public` always does; one that nothing defines never does. */
export function flagHolds(name: string, flags: Flags, info: AccessInfo): boolean {
  if (name === 'public') return true;
  const expression = ownValue(flags, name);
  return expression !== undefined && expressionHolds(expression, info);
}
