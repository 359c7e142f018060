import type { ProviderSettings } from '../../../schema/analytics/analytics-settings.ts';
import type { Hit, Recorder } from '../hit.ts';
import { postJson } from './post-json.ts';

/** A hit as an endpoint of the institution's own takes it. */
export function endpointJson(hit: Hit, language: string): object {
  const { kind, address, title, ...rest } = hit;
  const { isSearch: _, ...further } = rest as typeof rest & { readonly isSearch?: boolean };
  return { type: kind, url: address, title, language, ...further };
}

/** It keeps nothing in the browser. */
export const endpoint = ({ url }: Extract<ProviderSettings, { type: 'endpoint' }>): Recorder => ({
  record: (hit) => postJson(url, endpointJson(hit, document.documentElement.lang)),
  forget: () => undefined,
});
