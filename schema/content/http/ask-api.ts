import type { HttpSource } from '../../source.generated.ts';
import { TimedOut, withinTime } from '../../within-time.ts';
import type { ApiAnswer } from './api-answer.ts';
import { NotThere, Refused, TooLarge, Unauthorized } from './api-errors.ts';
import type { ApiRequest } from './api-request.ts';
import { atPath } from './at-path.ts';
import { graphqlFailure } from './graphql-failure.ts';
import { readAnswer } from './parse-answer.ts';
import { readLimited } from './read-limited.ts';

/** Asking again would change nothing, or take as long again. */
const isFinal = (error: unknown): boolean =>
  [NotThere, Refused, TooLarge, TimedOut].some((kind) => error instanceof kind);

/** Seconds that a call may take, further attempts, and kilobytes of an answer, where a source names none. */
export const apiDefaults = { timeout: 10, retries: 2, maxSize: 2048 };
/** Milliseconds before each further attempt. */
const pauses = [400, 1200, 3000, 5000, 8000];

/** How a call is made, and what of its answer says that all is well. */
export type ApiCall = Pick<
  HttpSource,
  | 'success'
  | 'headers'
  | 'credentials'
  | 'timeout'
  | 'retries'
  | 'maxSize'
  | 'base'
  | 'encoding'
  | 'jsonp'
>;

function checkStatus({ status, ok }: Response, name: string): void {
  if (status === 404 || status === 410) throw new NotThere(`${name} answered ${status}`);
  if (status === 401) throw new Unauthorized(`${name} answered ${status}`);
  const isForNow = status === 408 || status === 429;
  if (status >= 400 && status < 500 && !isForNow) throw new Refused(`${name} answered ${status}`);
  if (!ok) throw new Error(`${name} answered ${status}`);
}

function checkEnvelope(value: unknown, { success }: ApiCall, name: string): void {
  if (!success) return;
  const said = atPath(value, success.at) as string;
  if (success.missing?.includes(said)) throw new NotThere(`${name} says that it is not there`);
  if (!success.values.includes(said)) throw new Error(`${name} says that it failed`);
}

const askOnce = (http: ApiCall, request: ApiRequest): Promise<ApiAnswer> => {
  const { url, headers, body, isGraphql, name = url } = request;
  return withinTime(
    async (signal) => {
      const answer = await fetch(url, {
        signal,
        ...(body === undefined ? {} : { method: 'POST', body }),
        headers: [...headers],
        // A broken answer that was allowed to be kept would come back with every attempt.
        cache: 'no-cache',
        // What is for all visitors is asked for in nobody's name.
        credentials: http.credentials ?? 'omit',
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
      checkStatus(answer, name);
      const most = (http.maxSize ?? apiDefaults.maxSize) * 1024;
      const value = readAnswer(await readLimited(answer, most, http.encoding), name, http);
      const failure = isGraphql ? graphqlFailure(value) : undefined;
      if (failure !== undefined) throw new Error(`${name} answered with errors: ${failure}`);
      checkEnvelope(value, http, name);
      return { value, header: (key) => answer.headers.get(key) };
    },
    (http.timeout ?? apiDefaults.timeout) * 1000,
  );
};

/**
 * Makes a call of an API, a few times where it fails.
 * @throws NotThere, Unauthorized, or what the last attempt failed with
 */
export async function askApi(http: ApiCall, request: ApiRequest): Promise<ApiAnswer> {
  const retries = http.retries ?? apiDefaults.retries;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await askOnce(http, request);
    } catch (error) {
      if (isFinal(error) || attempt >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt] ?? 0));
    }
  }
}
