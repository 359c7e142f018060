import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { decodePath } from '../../addresses/decode-path.ts';
import { pictureSize, rasters } from '../../content/assets/picture-size.ts';
import { heavyPicture, pictureSize as pictureSizeRule } from '../../content/rules/picture-size.ts';
import { missingAssets, type NamedAsset } from '../../content/rules/site-asset.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';
import { toDiagnostic } from '../../diagnostics/to-diagnostic.ts';

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
  read: SourceMap,
  assets: readonly NamedAsset[],
  folder: string,
  files: readonly string[],
): Promise<Diagnostic[]> {
  const heavy = await heavyAssets(assets, folder);
  return [
    ...missingAssets(assets, files, read),
    ...heavy.map((each) => toDiagnostic(each, pictureSizeRule, read)),
  ];
}
