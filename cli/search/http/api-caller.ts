import type { ApiAnswer } from '../../../schema/content/http/api-answer.ts';
import { askApi } from '../../../schema/content/http/ask-api.ts';
import { askedAddresses } from '../../../schema/content/http/asked-addresses.ts';
import { type CallTemplate, callText } from '../../../schema/content/http/call-text.ts';
import type { NamedValues } from '../../../schema/content/http/fill-address.ts';
import { fillRequest } from '../../../schema/content/http/fill-request.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { type WebConfigIds, webConfigIds } from '../../../schema/web-config-ids.ts';

/** Calls that go on at a time, at most. */
export const callsAtATime = 4;

type ReadyCall = {
  readonly url: string;
  /** What is sent there, where anything is. */
  readonly body?: string | undefined;
  /** @throws NotThere, or what the last attempt failed with */
  readonly ask: () => Promise<ApiAnswer>;
};

/** @throws TypeError where the address is none once its names are filled in */
export type ApiCaller = (template: CallTemplate, values: NamedValues) => ReadyCall;

/** Calls an API as the pages of a language do. */
export const apiCaller =
  (http: HttpSource, ids: WebConfigIds, language: string): ApiCaller =>
  (template, values) => {
    const all = { ...values, ...ids, language };
    const request = fillRequest(http, template, all, (address) => new URL(address).href);
    return { url: request.url, body: request.body, ask: () => askApi(http, request) };
  };

/** Whether the calls of an API name ids of the web configuration. */
export const namesIds = (http: HttpSource): boolean =>
  Object.keys(webConfigIds({})).some((name) =>
    [
      callText(http.list),
      ...(http.entry ? [callText(http.entry)] : []),
      ...askedAddresses(http),
      ...Object.values(http.headers ?? {}),
    ].some((text) => text.includes(`{${name}}`)),
  );
