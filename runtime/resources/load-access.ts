import { type AccessChange, parseAccessChange } from '../../schema/access/parse-access-change.ts';
import type { SiteModel } from '../../schema/model.ts';
import { fetchJson } from './fetch-json.ts';
import { lazyTimeout } from './time-limit.ts';

/**
 * Gets what this visitor has in addition to every visitor: codes and the sign-in status. Never from a cache, as
 * another visitor's answer, or the one from before a sign-in, would be wrong.
 * @throws where the network fails, the answer is no success, or its body has another shape
 */
export async function loadAccess(
  address: string,
  credentials: SiteModel['access']['credentials'] = 'same-origin',
): Promise<AccessChange> {
  const value = await fetchJson(address, lazyTimeout, 'no-store', credentials);
  const change = parseAccessChange(value);
  if (typeof change === 'string') {
    console.warn(`${address}: ${change}`);
    throw new Error(change);
  }
  return change;
}
