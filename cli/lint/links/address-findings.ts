import { join } from 'node:path';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { isHiddenHost } from '../../addresses/unsafe-address.ts';
import { fieldAddresses } from '../../content/assets/field-addresses.ts';
import { locationKey } from '../../content/entries/front-matter-locations.ts';
import type { ReadEntry } from '../../content/entries/read-entry.ts';
import { brokenInEntry, brokenInSite } from '../../content/rules/site-address.ts';
import type { NamedAsset } from '../../content/rules/site-asset.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { themes } from '../../theme/theme-tokens.ts';
import type { AddressChecker } from '../context/check-address.ts';
import type { SiteContext } from '../context/site-rule.ts';
import { walkSource } from '../context/walk-source.ts';
import { assetFindings } from './asset-findings.ts';

/** A picture or a font in a value of CSS. */
const urls = /url\(\s*["']?([^"')\s]+)/g;

/** The files that a site file names. */
function namedAssets(source: SiteSource): NamedAsset[] {
  const assets: NamedAsset[] = [];
  walkSource(source, ({ value, node, pointer }) => {
    if (node['x-asset']) assets.push({ pointer, address: String(value) });
  });
  for (const theme of themes) {
    for (const [token, value] of Object.entries(source.theme?.[theme] ?? {})) {
      for (const { 0: whole, 1: address = '', index } of value.matchAll(urls)) {
        // What has no scheme lies in the public folder: written from the site's root or not.
        const isBare = !/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(address);
        assets.push({
          pointer: ['theme', theme, token],
          address: isBare ? `/${address}` : address,
          inside: { offset: index + whole.length - address.length, length: address.length },
        });
      }
    }
  }
  return assets;
}

/** Addresses in the text and in the front matter of an entry that lead nowhere. */
function* entryFaults(
  { file, shown, record, collection }: ReadEntry,
  source: SiteSource,
  checkAddress: AddressChecker,
): Generator<Diagnostic> {
  const inFields = fieldAddresses(record.fields, source.collections?.[collection]?.fields);
  const booking = record.event?.booking?.link ?? '';
  const inFrontMatter = [
    ...inFields,
    ...(/^[/?]/.test(booking) ? [{ address: booking, pointer: ['booking', 'link'] }] : []),
  ];
  const all = [
    ...record.addresses,
    ...inFrontMatter.map(({ address, pointer }) => ({
      address,
      ...(record.locations[locationKey(...pointer)] ?? { start: 0, end: 0 }),
    })),
  ];
  for (const { address, start, end } of all) {
    const finding = brokenInEntry(checkAddress(address), { start, end }, shown);
    if (finding) yield { ...finding, file };
  }
}

/** Addresses of this site that lead nowhere, in its file and its content, and files that are not there. */
export async function addressFindings(site: SiteContext): Promise<Diagnostic[]> {
  const { read, source, content, files, checkAddress, links } = site;
  return [
    ...(await assetFindings(read, namedAssets(source), join(content.folder, 'public'), files)),
    ...links.flatMap(({ pointer, address, page }) => {
      // A redirect may take parameters along, which stand for any entry.
      const isOpen = pointer[0] === 'routes' && address.includes('/:');
      const isOwn = /^[/?]/.test(address) && !isOpen && !isHiddenHost(address);
      return (isOwn && brokenInSite(checkAddress(address, page), pointer, read)) || [];
    }),
    ...content.entries.flatMap((entry) => [...entryFaults(entry, source, checkAddress)]),
  ];
}
