import type { Root } from 'hast';
import { decodePath } from '../addresses/decode-path.ts';
import { insecureMessage, secureAddress } from '../addresses/insecure-address.ts';
import { unsafeMessage, unsafeScheme } from '../addresses/unsafe-address.ts';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import { elementRange } from './element-range.ts';
import { isOnOwnDisk } from './own-disk.ts';
import { visitElements } from './visit-elements.ts';

/** A link may name its address by a definition elsewhere, [1]: https://…; told where there is but one. */
function definitionRange(link: Range, address: string, text: string): Range {
  if (text[link.end - 1] !== ']') return link;
  const start = text.indexOf(`]: ${address}`);
  if (start < 0 || text.includes(`]: ${address}`, start + 1)) return link;
  return { start: start + 3, end: start + 3 + address.length };
}

/** Where an address begins in what names it: in HTML before the words, in Markdown behind them. */
function placeIn(written: string, address: string): number {
  if (written.startsWith('<')) return written.indexOf(address);
  const behind = written.lastIndexOf(`](${address}`);
  return behind < 0 ? written.lastIndexOf(address) : behind + 2;
}

/** Where an address stands in what names it; all of that where it is written in another way. */
export function addressRange(whole: Range, address: string, text: string): Range {
  const written = text.slice(whole.start, whole.end);
  // The address is encoded where the author did not do so.
  for (const spelling of [address, decodePath(address)]) {
    const at = spelling === '' ? -1 : placeIn(written, spelling);
    if (at >= 0) return { start: whole.start + at, end: whole.start + at + spelling.length };
  }
  return definitionRange(whole, address, text);
}

/**
 * Addresses of a text that no link should have: those that run scripts, those of the author's own computer, and those
 * without encryption.
 * @param tree of the text with its HTML, before anything is left out
 */
export function linkFindings(tree: Root, text: string): Omit<Diagnostic, 'file'>[] {
  const found: Omit<Diagnostic, 'file'>[] = [];
  visitElements(tree, (element) => {
    const { href, src } = element.properties;
    const address = href ?? src;
    if (typeof address !== 'string') return undefined;
    if (isOnOwnDisk(address)) {
      const message =
        'this is a file on your own computer, which nobody else can open: put it beside this text, or into the folder public, and name it as it is called there';
      const range = addressRange(elementRange(element), address, text);
      found.push({ rule: 'content-asset', severity: 'error', message, ...range });
      return undefined;
    }
    const scheme = href === undefined ? undefined : unsafeScheme(address);
    const suggestion = secureAddress(address);
    if (scheme !== undefined) {
      const message = unsafeMessage(scheme);
      const range = addressRange(elementRange(element), address, text);
      found.push({ rule: 'link-scheme', severity: 'error', message, ...range });
    } else if (suggestion !== undefined) {
      const range = addressRange(elementRange(element), address, text);
      const message = insecureMessage;
      found.push({ rule: 'link-insecure', severity: 'warning', message, ...range, suggestion });
    }
    return undefined;
  });
  return found;
}
