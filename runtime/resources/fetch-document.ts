import { bootHintsId } from '../../schema/boot-hints.ts';
import { withinTime } from '../../schema/within-time.ts';

/** The server says that a document does not exist. Kept apart from a document that says null. */
export const notThere = Symbol('not there');

/**
 * Gets a JSON document that may not exist.
 * @param timeout milliseconds until it counts as failed
 * @param cache how far an answer that the browser kept may do
 * @returns `notThere` where there is none; a host that answers every unknown address with the site's page
 *   says so, too
 * @throws where the network fails, the answer is no success, or its body is no JSON
 */
export const fetchDocument = (
  address: string,
  timeout: number,
  cache: RequestCache = 'default',
): Promise<unknown> =>
  withinTime(async (signal) => {
    const answer = await fetch(address, { signal, cache });
    if (answer.status === 404 || answer.status === 410) return notThere;
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const body = await answer.text();
    // Other pages (of a network that wants a sign-in, of a proxy in trouble) say nothing of the document.
    const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
    if (isPage && body.includes(`id="${bootHintsId}"`)) return notThere;
    return JSON.parse(body);
  }, timeout);
