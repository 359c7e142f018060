import type { RouteTable } from '../../../schema/model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { withinTime } from '../../resources/time-limit.ts';
import type { SiteState } from '../../state/site-state.ts';
import { emptyWebConfig, webConfigsAtom } from '../../state/web-config.ts';
import { atPath } from './at-path.ts';
import { fillAddress, fillNames } from './fill-address.ts';
import { readLimited } from './read-limited.ts';

/** The API has no such thing: asking again would change nothing. */
export class NotThere extends Error {}

const usual = { timeout: 10, retries: 2, maxSize: 2048 };
/** Milliseconds before each further attempt. */
const pauses = [400, 1200, 3000, 5000, 8000];

type Values = Readonly<Record<string, string | undefined>>;

async function callOnce(http: HttpSource, url: string, values: Values): Promise<unknown> {
  const headers = Object.entries(http.headers ?? {}).map(([name, value]): [string, string] => [
    name,
    fillNames(value, values),
  ]);
  return withinTime(
    async (signal) => {
      const answer = await fetch(fillAddress(url, values), {
        signal,
        headers,
        credentials: 'omit',
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
      if (answer.status === 404 || answer.status === 410) throw new NotThere(url);
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      const text = await readLimited(answer, (http.maxSize ?? usual.maxSize) * 1024);
      const value: unknown = JSON.parse(text);
      const { success } = http;
      if (success && !success.values.includes(atPath(value, success.at) as string)) {
        throw new Error(`${url} says that it failed`);
      }
      return value;
    },
    (http.timeout ?? usual.timeout) * 1000,
  );
}

/**
 * Calls a content API, a few times where it fails.
 * @param values for the names in braces, besides those of the web configuration
 * @throws NotThere, or what the last attempt failed with
 */
export async function callApi(
  { store }: SiteState,
  { language }: Pick<RouteTable, 'language'>,
  http: HttpSource,
  url: string,
  values: Values,
): Promise<unknown> {
  const config = store.get(webConfigsAtom)[language] ?? emptyWebConfig;
  const { navbar: _, websiteName: __, ...ids } = config;
  const all: Values = { ...ids, language, ...values };
  const retries = http.retries ?? usual.retries;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await callOnce(http, url, all);
    } catch (error) {
      if (error instanceof NotThere || attempt >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt] ?? 0));
    }
  }
}
