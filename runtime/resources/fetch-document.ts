import { withinTime } from '../../schema/within-time.ts';

/**
 * Gets a JSON document that may not exist.
 * @param timeout milliseconds until it counts as failed
 * @returns null where there is none; a host that answers every unknown address with a page says so, too
 * @throws where the network fails, the answer is no success, or its body is no JSON
 */
export const fetchDocument = (address: string, timeout: number): Promise<unknown> =>
  withinTime(async (signal) => {
    const answer = await fetch(address, { signal });
    if (answer.status === 404 || answer.status === 410) return null;
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    if (answer.headers.get('content-type')?.includes('text/html')) return null;
    return answer.json();
  }, timeout);
