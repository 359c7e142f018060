import type { AccessInfo } from './access-info.ts';

/** What of a visitor's access becomes another; what is missing stays as it is. */
export type AccessChange = Partial<AccessInfo>;

const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((code) => typeof code === 'string');

/**
 * Reads a change of access that comes from outside: from the answer of `access.url`, or from the page
 * around the site. Keys that it does not know are nobody's business; a wrong value spoils the whole, as
 * half of a change might open what the other half closes.
 * @returns what is wrong in a few words, where something is
 */
export function parseAccessChange(value: unknown): AccessChange | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'access is an object with menuCodes, fnCodes or loginStatus';
  }
  const { menuCodes, fnCodes, loginStatus } = value as Readonly<Record<string, unknown>>;
  if (menuCodes !== undefined && !isCodes(menuCodes)) return 'menuCodes is a list of texts';
  if (fnCodes !== undefined && !isCodes(fnCodes)) return 'fnCodes is a list of texts';
  if (loginStatus !== undefined && !Number.isSafeInteger(loginStatus)) {
    return 'loginStatus is a whole number';
  }
  return {
    ...(menuCodes && { menuCodes: [...menuCodes] }),
    ...(fnCodes && { fnCodes: [...fnCodes] }),
    ...(loginStatus !== undefined && { loginStatus: loginStatus as number }),
  };
}
