import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { decodePath } from '../../addresses/decode-path.ts';
import { contentRules } from '../../content/content-rules.ts';
import { heavyPicture, rasters } from '../../content/heavy-picture.ts';
import { pictureSize } from '../../content/picture-size.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { toDiagnostic } from '../../diagnostics/to-diagnostic.ts';
import type { ReadResult } from '../../read/read-result.ts';

/** A file that the site file names, and where. */
export type NamedAsset = {
  readonly pointer: Pointer;
  readonly address: string;
  /** The part of the value that it is; absent: all. */
  readonly inside?: NonNullable<Finding['inside']>;
};

const assetRule = { id: 'site-asset', severity: contentRules['site-asset'].severity } as const;
const sizeRule = { id: 'picture-size', severity: contentRules['picture-size'].severity } as const;

/** Files that are not there; letter case counts. */
function* missingAssets(
  assets: readonly NamedAsset[],
  files: readonly string[],
): Generator<Finding> {
  const known = new Set(files.map((file) => `/${file}`));
  const nearest = nearestAmong(known);
  for (const { pointer, address, inside } of assets) {
    if (!address.startsWith('/')) continue;
    const path = decodePath(address.split(/[?#]/, 1)[0] ?? '');
    if (known.has(path)) continue;
    const message = `there is no file ${path} in the folder public; capital and small letters count`;
    const place = { pointer, what: 'value', ...(inside ? { inside } : {}) } as const;
    yield { ...place, message, suggestion: nearest(path) };
  }
}

/** Pictures that the site file names and that are too much for readers. */
async function heavyAssets(assets: readonly NamedAsset[], folder: string): Promise<Finding[]> {
  const found = await Promise.all(
    assets.map(async ({ pointer, address }) => {
      const path = decodePath(address.split(/[?#]/, 1)[0] ?? '');
      const isRaster = rasters.includes(extname(path).toLowerCase());
      if (!path.startsWith('/') || (!isRaster && !/\.(?:svg|gif)$/i.test(path))) return [];
      const bytes = await readFile(join(folder, path)).catch(() => undefined);
      const width = bytes && isRaster ? pictureSize(bytes)?.width : undefined;
      const message = bytes && heavyPicture(bytes.length, width);
      return message ? [{ pointer, what: 'value' as const, message }] : [];
    }),
  );
  return found.flat();
}

/**
 * What is wrong with the files that a site file names.
 * @param folder the site's public folder
 * @param files what lies in it
 */
export async function assetFindings(
  read: ReadResult,
  assets: readonly NamedAsset[],
  folder: string,
  files: readonly string[],
): Promise<Diagnostic[]> {
  const heavy = await heavyAssets(assets, folder);
  return [
    ...[...missingAssets(assets, files)].map((each) => toDiagnostic(each, assetRule, read)),
    ...heavy.map((each) => toDiagnostic(each, sizeRule, read)),
  ];
}
