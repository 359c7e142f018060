import { splitAddress } from '../path/split-address.ts';
import { prefixLength } from './prefix-length.ts';

/** What the speller must know of a site. */
export type TwinSpelling = {
  /** Language prefixes, such as /EN. */
  readonly prefixes: readonly string[];
  /** Suffixes of the device variants, such as H5. */
  readonly suffixes: readonly string[];
};

const endsWithFolded = (text: string, end: string): boolean =>
  text.length > end.length && text.toLowerCase().endsWith(end.toLowerCase());

/**
 * Spells an address for a device variant: the variant's suffix stands on the first segment after the language
 * prefix, before query and hash; another variant's suffix goes. The only place that knows this rule.
 * Addresses that are not paths of this site, and the roots / and /EN, stay as they are.
 * @param suffix the suffix of the wanted variant, empty for the desktop variant
 */
export function spellTwin(address: string, suffix: string, spelling: TwinSpelling): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const { path, query, hash } = splitAddress(address);
  const start = prefixLength(path, spelling.prefixes) + 1;
  const slash = path.indexOf('/', start);
  const end = slash < 0 ? path.length : slash;
  const segment = path.slice(start, end);
  if (segment === '' || segment.startsWith(':')) return address;
  if (suffix !== '' && segment.length > suffix.length && segment.endsWith(suffix)) return address;
  const other = spelling.suffixes.find((known) => endsWithFolded(segment, known));
  const bare = other === undefined ? segment : segment.slice(0, segment.length - other.length);
  return `${path.slice(0, start)}${bare}${suffix}${path.slice(end)}${query}${hash}`;
}

/** The suffix of a device variant that the path's first segment ends with, or an empty string. */
export function suffixOf(path: string, spelling: TwinSpelling): string {
  const start = prefixLength(path, spelling.prefixes) + 1;
  const segment = path.slice(start).split('/', 1)[0] ?? '';
  return spelling.suffixes.find((suffix) => endsWithFolded(segment, suffix)) ?? '';
}
