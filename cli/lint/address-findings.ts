import { join } from 'node:path';
import type { SiteSource } from '../../schema/source.generated.ts';
import { contentRules } from '../content/content-rules.ts';
import { fieldAddresses } from '../content/field-addresses.ts';
import { placeKey } from '../content/front-places.ts';
import type { ReadContent } from '../content/read-content.ts';
import type { ReadEntry } from '../content/read-entry.ts';
import { listFiles } from '../files/list-files.ts';
import type { ReadResult } from '../read/read-result.ts';
import { assetFindings } from './asset-findings.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type AddressJudge, addressJudge } from './judge-address.ts';
import { placeFinding } from './place-finding.ts';
import type { Pointer } from './pointer.ts';
import { walkSource } from './walk-source.ts';

const addressRule = {
  id: 'site-address',
  severity: contentRules['site-address'].severity,
} as const;

/** The links and the files that a site file names. */
function namedInSource(source: SiteSource) {
  const links: { pointer: Pointer; address: string; page?: string }[] = [];
  const assets: { pointer: Pointer; address: string }[] = [];
  walkSource(source, ({ value, node, pointer }) => {
    if (node['x-asset']) assets.push({ pointer, address: String(value) });
    // Where a redirect leads is told by the rules about redirects.
    if (!node['x-link'] || pointer.at(-1) === 'redirect') return;
    const page = pointer[0] === 'pages' ? { page: String(pointer[1]) } : {};
    if (typeof value === 'string') links.push({ pointer, address: value, ...page });
    else {
      for (const [language, address] of Object.entries(value as Record<string, string>)) {
        links.push({ pointer: [...pointer, language], address, ...page });
      }
    }
  });
  return { links: links.filter(({ address }) => /^[/?]/.test(address)), assets };
}

/** Addresses in the text and in the front matter of an entry that lead nowhere. */
function* entryFaults(
  { file, shown, record, collection }: ReadEntry,
  source: SiteSource,
  judge: AddressJudge,
): Generator<Diagnostic> {
  const inFields = fieldAddresses(record.fields, source.collections?.[collection]?.fields);
  const all = [
    ...record.addresses,
    ...inFields.map(({ address, pointer }) => ({
      address,
      ...(record.places[placeKey(...pointer)] ?? { start: 0, end: 0 }),
    })),
  ];
  for (const { address, start, end } of all) {
    const fault = judge(address);
    if (!fault || (fault.isHidden && !shown)) continue;
    const { message, suggestion } = fault;
    yield {
      rule: addressRule.id,
      severity: addressRule.severity,
      message,
      file,
      start,
      end,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }
}

/** Addresses of this site that lead nowhere, in its file and its content, and files that are not there. */
export async function addressFindings(
  read: ReadResult,
  source: SiteSource,
  content: ReadContent,
): Promise<Diagnostic[]> {
  const files = await listFiles(join(content.folder, 'public'));
  const judge = addressJudge(source, content, files);
  const { links, assets } = namedInSource(source);
  return [
    ...(await assetFindings(read, assets, join(content.folder, 'public'), files)),
    ...links.flatMap(({ pointer, address, page }) => {
      const fault = judge(address, page);
      if (!fault) return [];
      const { message, suggestion } = fault;
      return [placeFinding({ pointer, what: 'value', message, suggestion }, addressRule, read)];
    }),
    ...content.entries.flatMap((entry) => [...entryFaults(entry, source, judge)]),
  ];
}
