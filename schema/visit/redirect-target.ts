import { encodeSegment } from '../path/encode-segment.ts';
import { fillPath } from '../path/fill-path.ts';
import { type AddressParts, splitAddress } from '../path/split-address.ts';

/**
 * Where a redirecting route leads: its parameters filled in, the visitor's query and hash kept.
 * @param target as the route table has it: a path of this site, or an address elsewhere
 * @param params of the visited address, decoded
 */
export function redirectTarget(
  target: string,
  params: Readonly<Record<string, string>>,
  { query, hash }: Pick<AddressParts, 'query' | 'hash'>,
): string {
  const parts = splitAddress(target);
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeSegment(value)]),
  );
  const path = parts.path.startsWith('/') ? (fillPath(parts.path, values) ?? '/') : parts.path;
  const joined = parts.query && query ? `${parts.query}&${query.slice(1)}` : parts.query || query;
  return path + joined + (parts.hash || hash);
}
