import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';

/** An icon of the installed site. */
export type PwaIcon = {
  readonly address: string;
  /** Where the site file names it. */
  readonly pointer: Pointer;
  readonly isMaskable: boolean;
  /** Absent: it is not in the public folder, or no picture. */
  readonly size?: PictureSize;
};

/** The settings of a site that is kept by browsers; undefined for one that is not. */
export const pwaOf = ({ pwa }: Pick<SiteSource, 'pwa'>) => (pwa === true ? {} : pwa || undefined);

/** The icons that a site file names for the installed site, else its logo; none where it is not to be installed. */
export async function pwaIcons(source: SiteSource, publicFolder: string): Promise<PwaIcon[]> {
  const pwa = pwaOf(source);
  if (!pwa) return [];
  const { logo } = source.site;
  const named: Omit<PwaIcon, 'size'>[] = [
    ...(pwa.icons ?? []).map((address, index) => ({
      address,
      pointer: ['pwa', 'icons', index],
      isMaskable: false,
    })),
    ...(!pwa.icons && logo !== undefined
      ? [{ address: logo, pointer: ['site', 'logo'], isMaskable: false }]
      : []),
    ...(pwa.maskableIcon === undefined
      ? []
      : [{ address: pwa.maskableIcon, pointer: ['pwa', 'maskableIcon'], isMaskable: true }]),
  ];
  return Promise.all(
    named.map(async (icon) => {
      if (!icon.address.startsWith('/')) return icon;
      const path = decodePath(icon.address.split(/[?#]/, 1)[0] ?? '');
      // Whether it is there at all, another rule says.
      const bytes = await readFile(join(publicFolder, path)).catch(() => undefined);
      const size = bytes && pictureSize(bytes);
      return size ? { ...icon, size } : icon;
    }),
  );
}
