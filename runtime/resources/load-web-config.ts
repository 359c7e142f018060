import { parseWebConfig } from '../../schema/menu/parse-web-config.ts';
import type { WebConfig } from '../../schema/menu/web-config.ts';
import { fetchJson } from './fetch-json.ts';
import { lazyTimeout } from './time-limit.ts';

/**
 * Gets a language's web configuration, past every cache.
 * @param address where it is, without the timestamp
 * @throws where the network fails, the answer is no success, or its body is no configuration, or has a menu that is no list
 */
export async function loadWebConfig(address: string): Promise<WebConfig> {
  const separator = address.includes('?') ? '&' : '?';
  const value = await fetchJson(`${address}${separator}_t=${Date.now()}`, lazyTimeout);
  const config = parseWebConfig(value);
  // A menu that is no list is a mistake of whoever answers; a page that was built with a menu keeps that.
  const { navbar = [] } = (value ?? {}) as { readonly navbar?: unknown };
  if (!config || !Array.isArray(navbar)) throw new Error(`${address} is no web configuration`);
  return config;
}
