import { type PlainContent, readPlain } from '../browser/read-plain.ts';

export type PlainPage = PlainContent & {
  readonly status: number;
  /** Path that answered, after redirects, with its query. */
  readonly address: string;
};

/**
 * Walks a site over the links that readers without scripts have.
 * @param start complete address
 * @param userAgent of the browser; the server leads to the pages of its device
 * @returns what each address answered, by path and query; files that are no pages are left out
 */
export async function crawlPlain(
  start: string,
  userAgent: string,
): Promise<ReadonlyMap<string, PlainPage>> {
  const { origin, pathname } = new URL(start);
  const found = new Map<string, PlainPage>();
  const waiting = [pathname];
  const seen = new Set(waiting);
  const visit = async (address: string): Promise<void> => {
    const answer = await fetch(origin + address, {
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'user-agent': userAgent },
    });
    const text = await answer.text();
    if (answer.ok && !answer.headers.get('content-type')?.startsWith('text/html')) return;
    const own = new URL(answer.url);
    const page = readPlain(text, own);
    found.set(address, { ...page, status: answer.status, address: own.pathname + own.search });
    for (const link of page.links) {
      // The choice of a device would be kept by a cookie: that is another walk.
      if (seen.has(link) || /[?&]device=/.test(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 8).map(visit));
  return found;
}
