import { withinTime } from '../../schema/within-time.ts';

/**
 * Gets a JSON document.
 * @param timeout milliseconds until it counts as failed
 * @param cache how far an answer that the browser kept may do
 * @param credentials whether cookies go along to another origin
 * @throws where the network fails, the answer is no success, or its body is no JSON
 */
export const fetchJson = (
  address: string,
  timeout: number,
  cache: RequestCache = 'default',
  credentials: RequestCredentials = 'same-origin',
): Promise<unknown> =>
  withinTime(async (signal) => {
    const answer = await fetch(address, { signal, cache, credentials });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.json();
  }, timeout);
