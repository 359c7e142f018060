import { fetchJson } from './fetch-json.ts';
import { lazyTimeout } from './time-limit.ts';

/** Addresses that were asked for and did not come whole yet. */
const unsettled = new Set<string>();

/**
 * Loads one of the site's own data files and checks its shape. One that was asked for before and did not
 * come whole is asked for past every cache: what is kept of it may be damaged, or still be awaited. One whose address
 * does not name its version is asked for whether it changed.
 * @param isWanted says whether a value is what the file should be
 * @param get gets it
 * @throws what `get` throws, and where the file has another shape
 */
export async function loadFile<Value>(
  address: string,
  isWanted: (value: unknown) => value is Value,
  get: (address: string, timeout: number, cache: RequestCache) => Promise<unknown> = fetchJson,
): Promise<Value> {
  const usual = address.includes('?v=') ? 'default' : 'no-cache';
  const cache = unsettled.has(address) ? 'reload' : usual;
  unsettled.add(address);
  const value = await get(address, lazyTimeout, cache);
  if (!isWanted(value)) throw new Error(`${address} is damaged`);
  unsettled.delete(address);
  return value;
}
