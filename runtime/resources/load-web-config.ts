import { parseWebConfig } from '../../schema/menu/parse-web-config.ts';
import { emptyWebConfig, type WebConfig } from '../../schema/menu/web-config.ts';
import { fetchJson } from './fetch-json.ts';

/**
 * Gets a language's web configuration, past every cache. Whatever goes wrong leaves it empty: the
 * site is shown all the same, by the menu of its routes.
 * @param address where it is, without the timestamp
 * @param timeout milliseconds
 */
export async function loadWebConfig(address: string, timeout: number): Promise<WebConfig> {
  const mark = address.includes('?') ? '&' : '?';
  try {
    const value = await fetchJson(`${address}${mark}_t=${Date.now()}`, timeout);
    return parseWebConfig(value) ?? emptyWebConfig;
  } catch {
    // Specified: a configuration that fails to load leaves the initial one empty, without a message.
    return emptyWebConfig;
  }
}
