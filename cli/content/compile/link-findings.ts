import type { Root } from 'hast';
import { bareScheme } from '../../addresses/bare-scheme.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import { insecureMessage, secureAddress } from '../../addresses/insecure-address.ts';
import { unsafeMessage, unsafeScheme } from '../../addresses/unsafe-address.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { isOnOwnDisk } from '../assets/own-disk.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { elementRange } from '../markdown/element-range.ts';
import { visitElements } from '../markdown/visit-elements.ts';
import { bareAddress, fileOnOwnDisk } from '../rules/content-asset.ts';

/** A link may name its address by a definition elsewhere, [1]: https://…; found where there is but one. */
function definitionRange(link: Range, address: string, text: string): Range {
  if (text[link.end - 1] !== ']') return link;
  const start = text.indexOf(`]: ${address}`);
  if (start < 0 || text.includes(`]: ${address}`, start + 1)) return link;
  return { start: start + 3, end: start + 3 + address.length };
}

/** Where an address begins in what names it: in HTML before the words, in Markdown behind them. */
function offsetIn(written: string, address: string): number {
  if (written.startsWith('<')) return written.indexOf(address);
  const behind = written.lastIndexOf(`](${address}`);
  return behind < 0 ? written.lastIndexOf(address) : behind + 2;
}

/** Where an address stands in what names it; all of that where it is written in another way. */
export function addressRange(whole: Range, address: string, text: string): Range {
  const written = text.slice(whole.start, whole.end);
  // The address is encoded where the author did not do so.
  for (const spelling of [address, decodePath(address)]) {
    const at = spelling === '' ? -1 : offsetIn(written, spelling);
    if (at >= 0) return { start: whole.start + at, end: whole.start + at + spelling.length };
  }
  return definitionRange(whole, address, text);
}

/** The rules about addresses; they are about those of the site file, too. */
const linkScheme = { id: 'link-scheme', severity: 'error' } as const;
const linkInsecure = { id: 'link-insecure', severity: 'warning' } as const;

/**
 * Addresses of a text that no link should have: those that run scripts, those of the author's own computer, and those
 * without encryption.
 * @param tree of the text with its HTML, before anything is left out
 */
export function linkFindings(tree: Root, text: string): readonly ContentFinding[] {
  const found: ContentFinding[] = [];
  visitElements(tree, (element) => {
    const { href, src } = element.properties;
    const address = href ?? src;
    if (typeof address !== 'string') return undefined;
    const range = (): Range => addressRange(elementRange(element), address, text);
    const scheme = href === undefined ? undefined : unsafeScheme(address);
    const suggestion = secureAddress(address);
    const bare = bareScheme(address);
    if (isOnOwnDisk(address)) found.push(fileOnOwnDisk(range()));
    else if (bare !== undefined) found.push(bareAddress(bare, range()));
    else if (scheme !== undefined) {
      found.push(contentFinding(linkScheme, unsafeMessage(scheme), range()));
    } else if (suggestion !== undefined) {
      found.push(contentFinding(linkInsecure, insecureMessage, range(), { suggestion }));
    }
    return undefined;
  });
  return found;
}
