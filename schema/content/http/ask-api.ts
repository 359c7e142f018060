import type { HttpSource } from '../../source.generated.ts';
import { TimedOut, withinTime } from '../../within-time.ts';
import { atPath } from './at-path.ts';
import { parseAnswer } from './parse-answer.ts';
import { readLimited, TooLarge } from './read-limited.ts';

/** The API has no such thing. */
export class NotThere extends Error {}

/** The API refuses the call. */
class Refused extends Error {}

/** The API answers visitors who are signed in there alone: 401 of RFC 9110. */
export class Unauthorized extends Refused {}

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
  'success' | 'headers' | 'credentials' | 'timeout' | 'retries' | 'maxSize' | 'base'
>;

function checkStatus({ status, ok }: Response, url: string): void {
  if (status === 404 || status === 410) throw new NotThere(`${url} answered ${status}`);
  if (status === 401) throw new Unauthorized(`${url} answered ${status}`);
  const isForNow = status === 408 || status === 429;
  if (status >= 400 && status < 500 && !isForNow) throw new Refused(`${url} answered ${status}`);
  if (!ok) throw new Error(`${url} answered ${status}`);
}

function checkEnvelope(value: unknown, { success }: ApiCall, url: string): void {
  if (!success) return;
  const said = atPath(value, success.at) as string;
  if (success.missing?.includes(said)) throw new NotThere(`${url} says that it is not there`);
  if (!success.values.includes(said)) throw new Error(`${url} says that it failed`);
}

const askOnce = (http: ApiCall, url: string, headers: [string, string][]): Promise<unknown> =>
  withinTime(
    async (signal) => {
      const answer = await fetch(url, {
        signal,
        headers,
        // A broken answer that was allowed to be kept would come back with every attempt.
        cache: 'no-cache',
        // What is for all visitors is asked for in nobody's name.
        credentials: http.credentials ?? 'omit',
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
      checkStatus(answer, url);
      const value = parseAnswer(
        await readLimited(answer, (http.maxSize ?? apiDefaults.maxSize) * 1024),
      );
      checkEnvelope(value, http, url);
      return value;
    },
    (http.timeout ?? apiDefaults.timeout) * 1000,
  );

/**
 * Asks an API for an address that is complete, a few times where it fails.
 * @throws NotThere, Unauthorized, or what the last attempt failed with
 */
export async function askApi(
  http: ApiCall,
  url: string,
  headers: [string, string][],
): Promise<unknown> {
  const retries = http.retries ?? apiDefaults.retries;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await askOnce(http, url, headers);
    } catch (error) {
      if (isFinal(error) || attempt >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauses[attempt] ?? 0));
    }
  }
}
