import { askApi } from '../../../schema/content/http/ask-api.ts';
import {
  fillAddress,
  fillHeaders,
  type NamedValues,
} from '../../../schema/content/http/fill-address.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { type WebConfigIds, webConfigIds } from '../../../schema/web-config-ids.ts';

/** Calls that go on at a time, at most. */
export const callsAtATime = 4;

type ReadyCall = {
  readonly url: string;
  /** @throws NotThere, or what the last attempt failed with */
  readonly ask: () => Promise<unknown>;
};

/** @throws TypeError where the address is none once its names are filled in */
export type ApiCaller = (template: string, values: NamedValues) => ReadyCall;

/** Calls an API as the pages of a language do. */
export const apiCaller =
  (http: HttpSource, ids: WebConfigIds, language: string): ApiCaller =>
  (template, values) => {
    const all = { ...values, ...ids, language };
    const url = new URL(fillAddress(template, all)).href;
    return { url, ask: () => askApi(http, url, fillHeaders(http.headers, all)) };
  };

/** Whether the calls of an API name ids of the web configuration. */
export const namesIds = ({ list, entry, headers }: HttpSource): boolean =>
  Object.keys(webConfigIds({})).some((name) =>
    [list.url, entry?.url, ...Object.values(headers ?? {})].some((text) =>
      text?.includes(`{${name}}`),
    ),
  );
