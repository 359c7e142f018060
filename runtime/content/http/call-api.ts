import type { ApiAnswer } from '../../../schema/content/http/api-answer.ts';
import { type ApiCall, askApi } from '../../../schema/content/http/ask-api.ts';
import { type CallTemplate, callText } from '../../../schema/content/http/call-text.ts';
import { fillAddress, type NamedValues } from '../../../schema/content/http/fill-address.ts';
import { fillRequest } from '../../../schema/content/http/fill-request.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { AnsweredCall } from '../../offline/first-calls.ts';
import type { SiteState } from '../../state/site-state.ts';
import { configIds } from './config-ids.ts';

export type CallAnswer = ApiAnswer & {
  /** Address that was called. */
  readonly url: string;
  /** The call as it may be kept for visitors without a connection; undefined for one that sends something. */
  readonly call: AnsweredCall | undefined;
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
  template: CallTemplate,
  values: NamedValues,
): Promise<CallAnswer> {
  const ids = await configIds(store, language, [
    callText(template),
    ...Object.values(http.headers ?? {}),
  ]);
  const all: NamedValues = { ...values, ...ids, language };
  const complete = (address: string): string =>
    new URL(address.startsWith('/') ? root + address.slice(1) : address, window.location.href).href;
  const request = fillRequest(http, template, all, complete);
  const { url, headers, body } = request;
  const answer = await askApi(http, request);
  return {
    ...answer,
    url,
    call: body === undefined ? { url, headers: [...headers] } : undefined,
    base: (id) =>
      http.base === undefined
        ? new URL('/', url).href
        : complete(fillAddress(http.base, { ...all, id })),
  };
}
