import { type ApiCall, askApi } from '../../../schema/content/http/ask-api.ts';
import {
  fillAddress,
  fillHeaders,
  type NamedValues,
} from '../../../schema/content/http/fill-address.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { AnsweredCall } from '../../offline/first-calls.ts';
import type { SiteState } from '../../state/site-state.ts';
import { configIds } from './config-ids.ts';

export type ApiAnswer = {
  readonly call: AnsweredCall;
  readonly value: unknown;
  /** Where addresses of an entry start that have no host. */
  readonly base: (id: string) => string;
};

/**
 * Calls a content API, a few times where it fails.
 * @param values for the names in braces, besides those of the web configuration
 * @throws NotThere, or what the last attempt failed with
 */
export async function callApi(
  { store, root }: Pick<SiteState, 'store' | 'root'>,
  { language }: Pick<RouteTable, 'language'>,
  http: ApiCall,
  template: string,
  values: NamedValues,
): Promise<ApiAnswer> {
  const ids = await configIds(store, language, [template, ...Object.values(http.headers ?? {})]);
  const all: NamedValues = { ...values, ...ids, language };
  const complete = (address: string): string =>
    new URL(address.startsWith('/') ? root + address.slice(1) : address, window.location.href).href;
  const url = complete(fillAddress(template, all));
  const call = { url, headers: fillHeaders(http.headers, all) };
  const value = await askApi(http, url, call.headers);
  return {
    call,
    value,
    base: (id) =>
      http.base === undefined
        ? new URL('/', url).href
        : complete(fillAddress(http.base, { ...all, id })),
  };
}
