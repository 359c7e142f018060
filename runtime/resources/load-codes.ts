import type { AccessInfo } from '../../schema/access/access-info.ts';
import { fetchJson } from './fetch-json.ts';

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** Gets the visitor's codes. Whatever goes wrong leaves none: the visitor has the anonymous ones. */
export async function loadCodes(
  address: string,
  timeout: number,
): Promise<Omit<AccessInfo, 'loginStatus'>> {
  try {
    const value = (await fetchJson(address, timeout)) as {
      readonly menuCodes?: unknown;
      readonly fnCodes?: unknown;
    } | null;
    return { menuCodes: strings(value?.menuCodes), fnCodes: strings(value?.fnCodes) };
  } catch {
    // No answer means no further rights; that is the safe side.
    return { menuCodes: [], fnCodes: [] };
  }
}
