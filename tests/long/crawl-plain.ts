import { Parser } from 'htmlparser2';

export type PlainPage = {
  readonly status: number;
  /** Path that answered, after redirects, with its query. */
  readonly address: string;
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** Addresses on this host, with their queries. */
  readonly links: readonly string[];
  readonly isIndexed: boolean;
};

/** What a reader without scripts finds in a page: what stands in <noscript> is read as HTML. */
function readPlain(html: string, own: URL): Omit<PlainPage, 'status' | 'address'> {
  const titles: string[] = [];
  const headings: string[] = [];
  const links = new Set<string>();
  let isIndexed = true;
  let open: string[] | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'svg') depth += 1;
      if (depth === 0 && name === 'title') open = titles;
      if (name === 'h1') open = headings;
      if (open && (name === 'title' || name === 'h1') && depth === 0) open.push('');
      if (name === 'meta' && attributes.name === 'robots')
        isIndexed = !attributes.content?.includes('noindex');
      if (name !== 'a' || attributes.href === undefined) return;
      const url = new URL(attributes.href, own);
      if (url.origin === own.origin) links.add(url.pathname + url.search);
    },
    ontext: (text) => {
      if (open) open.push((open.pop() ?? '') + text);
    },
    onclosetag: (name) => {
      if (name === 'svg') depth -= 1;
      if (name === 'title' || name === 'h1') open = undefined;
    },
  });
  parser.end(html);
  return { titles, headings, links: [...links], isIndexed };
}

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
