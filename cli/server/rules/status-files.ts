import type { SiteModel, VariantKey } from '../../../schema/model.ts';
import { variantOfPath } from '../../../schema/visit/variant-of-path.ts';
import { shellFile } from '../../built-files/shell-file.ts';

/**
 * The language and device variant of the page that says that there is none, as the runtime chooses it: an
 * address that names no device by its looks is shown on the visitor's.
 */
export function statusVariant(path: string, device: string, model: SiteModel): VariantKey {
  const looks = variantOfPath(path, model);
  return looks.device === model.defaultDevice ? { ...looks, device } : looks;
}

/** The files with the page of a status, the one that fits best first; paths from the site's root. */
export const statusFiles = (
  status: 404 | 500,
  { language, device }: VariantKey,
): readonly string[] => [`/errors/${status}.${language}.${device}.html`, `/${status}.html`];

/** The files with that page, the one that fits best first. */
export const shellFiles: readonly string[] = [`/${shellFile}`, '/index.html'];
