import { splitAddress } from '../path/split-address.ts';
import { prefixLength } from './prefix-length.ts';

/** What the addresses of a device variant have that those of the others have not; both empty: nothing. */
export type TwinMark = {
  /** Ends the first segment after the language prefix, such as H5. */
  readonly suffix: string;
  /** Stands before the language prefix, such as /m. */
  readonly prefix?: string;
};

/** What the speller must know of a site. */
export type TwinSpelling = {
  /** Language prefixes, such as /EN. */
  readonly prefixes: readonly string[];
  /** Marks of the device variants that have one. */
  readonly marks: readonly TwinMark[];
  /** Roots of languages that are home pages themselves: / and prefixes. */
  readonly homes: readonly string[];
};

/** The root among the homes that a path is, whatever its letter case, with or without a slash at its end. */
export const homeAt = (path: string, { homes }: TwinSpelling): string | undefined => {
  const bare = path.replace(/\/$/, '').toLowerCase() || '/';
  return homes.find((home) => home.toLowerCase() === bare);
};

const endsWithFolded = (text: string, end: string): boolean =>
  end !== '' && text.toLowerCase().endsWith(end.toLowerCase());

/** A path as the site file has it, and the mark that it has in the spelling of a device variant. */
type BarePath = { readonly path: string; readonly mark?: TwinMark };

/** What the variant has whose addresses are those of the site file. */
export const noMark: TwinMark = { suffix: '' };

/** Whether there is anything to see of a mark. */
export const isMarked = ({ suffix, prefix = '' }: TwinMark): boolean => suffix + prefix !== '';

/** Takes the mark off a path. */
export function barePath(path: string, spelling: TwinSpelling): BarePath {
  for (const mark of spelling.marks) {
    const { suffix, prefix = '' } = mark;
    const length = prefixLength(path, [prefix]);
    if (length > 0) return { path: path.slice(length) || '/', mark };
    const start = prefixLength(path, spelling.prefixes) + 1;
    const [segment = ''] = path.slice(start).split('/', 1);
    if (!endsWithFolded(segment, suffix)) continue;
    const end = start + segment.length;
    const bare = path.slice(0, end - suffix.length) + path.slice(end);
    if (segment.length > suffix.length || homeAt(bare, spelling)) return { path: bare, mark };
  }
  return { path };
}

/**
 * Spells an address for a device variant, and takes the mark of another one off it. A suffix stands on the first segment
 * after the language prefix, before query and hash; the root of a language that is its home has a segment of the suffix
 * alone. A prefix stands before everything. The only place that knows this rule.
 * Addresses that are not paths of this site, and roots that only lead to a home, stay as they are.
 * @param mark of the wanted variant
 */
export function spellTwin(address: string, mark: TwinMark, spelling: TwinSpelling): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const { path: written, query, hash } = splitAddress(address);
  const { path } = barePath(written, spelling);
  const { suffix, prefix = '' } = mark;
  const home = homeAt(path, spelling);
  const start = prefixLength(path, spelling.prefixes) + 1;
  const [segment = ''] = path.slice(start).split('/', 1);
  const isBare = segment === '' || (suffix !== '' && segment.startsWith(':'));
  if (home === undefined && isBare) return address;
  const end = start + segment.length;
  let twin = path.slice(0, end) + suffix + path.slice(end);
  if (home !== undefined) twin = suffix === '' ? home : home.replace(/\/?$/, `/${suffix}`);
  return (prefix !== '' && twin === '/' ? prefix : prefix + twin) + query + hash;
}

/** The mark of a device variant that a path has. */
export const markOf = (path: string, spelling: TwinSpelling): TwinMark | undefined =>
  barePath(path, spelling).mark;
