import { decodePath } from '../../addresses/decode-path.ts';

/**
 * The name by which links find a document: its path on the old site, decoded, in small letters, without what servers
 * add or leave out (`index.html`, a slash at the end).
 * @param address from the root of the old site; a query belongs to it, what stands behind # does not
 */
export function documentKey(address: string): string {
  const [whole = ''] = address.split('#', 1);
  const at = whole.indexOf('?');
  const path = decodePath(at < 0 ? whole : whole.slice(0, at)).toLowerCase();
  const bare = path.replace(/\/index\.(?:html?|php|aspx?|jsp)$/, '/').replace(/\/+$/, '');
  return `${bare}${at < 0 ? '' : whole.slice(at).toLowerCase()}`;
}

/** A link of the same site as a path from its root; undefined where it leads to another site. */
export function pathOnSite(address: string, origin: string | undefined): string | undefined {
  if (address.startsWith('/') && !address.startsWith('//')) return address;
  if (origin === undefined) return undefined;
  const bare = (each: string): string => each.replace(/^(?:https?:)?\/\/(?:www\.)?/i, '');
  const [own, other] = [bare(origin).toLowerCase(), bare(address)];
  if (bare(address) === address || !other.toLowerCase().startsWith(own)) return undefined;
  const rest = other.slice(own.length);
  if (rest === '') return '/';
  return /^[/?#]/.test(rest) ? rest.replace(/^(?=[?#])/, '/') : undefined;
}

/** An address as seen from a path of its site. */
export function resolvedPath(address: string, from: string): string {
  const base = new URL(encodeURI(decodePath(from)), 'http://old.invalid');
  try {
    const { pathname, search, hash } = new URL(address, base);
    return `${pathname}${search}${hash}`;
  } catch {
    // Not even browsers make an address of it.
    return address;
  }
}
