import type { IncomingMessage } from 'node:http';

/** What a request asks for: path and query as they stand in its address, a missing query being empty. */
export type RequestTarget = { readonly path: string; readonly query: string };

/** Why a request is not answered, and the headers that say more. */
export type Refusal = {
  readonly status: 400 | 405 | 414;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Characters of a path. Any address of a site is far shorter (a keyword of 100 Chinese characters is 900); what
 * resolves paths by recursion ends its process at some thousand segments.
 */
const maxLength = 2048;

/**
 * Whether a path can be decoded as UTF-8, and names something that a file system can hold. A backslash is no character
 * of an address (RFC 3986): browsers send none, and would read one in a redirect as a slash, and as another host.
 */
const isDecodable = (path: string): boolean => {
  if (path.includes('\\')) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    // Why it cannot be decoded does not matter: the address is refused.
    return false;
  }
};

/** Path and query of a target: `/a?b`, or with scheme and host before it, as a proxy is asked (RFC 9112, 3.2.2). */
const ownPart = (target: string): string => {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(target);
  if (!absolute) return target;
  const rest = target.slice(absolute[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** What a request for a file or a page asks for, or why it is refused before anything looks at its address. */
export function requestTarget({
  method,
  url = '/',
}: Pick<IncomingMessage, 'method' | 'url'>): RequestTarget | Refusal {
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, text: 'GET and HEAD only', headers: { Allow: 'GET, HEAD' } };
  }
  const [whole = '/'] = ownPart(url).split('#', 1);
  const start = whole.indexOf('?');
  const path = start < 0 ? whole : whole.slice(0, start);
  if (path.length > maxLength) return { status: 414, text: 'the address is too long' };
  if (!path.startsWith('/') || !isDecodable(path)) {
    return { status: 400, text: 'the address cannot be decoded' };
  }
  return { path, query: start < 0 ? '' : whole.slice(start) };
}
