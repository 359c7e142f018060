import type { AccessInfo } from '../../schema/access/access-info.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { AccessSignIn } from '../../schema/source.generated.ts';

export type Claims = Readonly<Record<string, unknown>>;

const isClaims = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a claim; where none has the whole name, its dots lead into one. */
export function claimAt(claims: Claims, name: string): unknown {
  const whole = ownValue(claims, name);
  if (whole !== undefined) return whole;
  return name
    .split('.')
    .reduce<unknown>((value, key) => (isClaims(value) ? ownValue(value, key) : undefined), claims);
}

/** The codes in a claim: a list of them, or one text with blanks between them. What is no code is left out. */
function codesIn(claims: Claims, name: string | undefined): readonly string[] {
  const value = name === undefined ? undefined : claimAt(claims, name);
  const codes: readonly unknown[] = typeof value === 'string' ? value.split(/\s+/) : [value].flat();
  return codes.filter((code): code is string => typeof code === 'string' && code !== '');
}

type Grant = NonNullable<AccessSignIn['grants']>[number];

/** Whether a visitor with these claims gets a grant. */
function holds({ claim, is }: Grant, claims: Claims): boolean {
  if (claim === undefined) return true;
  const value = claimAt(claims, claim);
  if (is === undefined) return value !== undefined && value !== null && value !== false;
  return [value].flat().includes(is);
}

/** What a visitor has who signed in, by what the provider says of them. */
export function grantedAccess(
  { menuCodesClaim, fnCodesClaim, grants = [] }: AccessSignIn,
  claims: Claims,
): AccessInfo {
  const held = grants.filter((grant) => holds(grant, claims));
  return {
    menuCodes: [
      ...codesIn(claims, menuCodesClaim),
      ...held.flatMap(({ menuCodes = [] }) => menuCodes),
    ],
    fnCodes: [...codesIn(claims, fnCodesClaim), ...held.flatMap(({ fnCodes = [] }) => fnCodes)],
    loginStatus: held.reduce((status, grant) => grant.loginStatus ?? status, 1),
  };
}
