import type { SiteModel } from '../../../schema/model.ts';
import { webManifestFile } from '../../../schema/offline/offline-names.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import type { PwaIcon } from '../../content/assets/pwa-icons.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { pwaColours } from './pwa-colours.ts';

/** Elements of the heads of pages, as HTML, by language; none for a site that is not to be installed. */
export type PwaHeads = Readonly<Record<string, string>>;

/** What the head of each page says of the installed site: its manifest, the colour of its bar, an icon for iOS. */
export function pwaHeads(
  source: Pick<SiteSource, 'pwa' | 'theme'>,
  { base, languages }: SiteModel,
  icons: readonly PwaIcon[],
): PwaHeads {
  if (!source.pwa) return {};
  const { light, dark } = pwaColours(source);
  // iOS takes no drawing, and no transparent one: the smallest that is large enough.
  const [touch] = icons
    .filter(({ size, isMaskable }) => size?.type === 'png' && size.width >= 180 && !isMaskable)
    .sort((one, other) => (one.size?.width ?? 0) - (other.size?.width ?? 0));
  return Object.fromEntries(
    Object.keys(languages).map((language) => [
      language,
      [
        `<link rel="manifest" href="${escapeHtml(base + webManifestFile(language))}">`,
        `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
        `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
        ...(touch
          ? [`<link rel="apple-touch-icon" href="${escapeHtml(base + touch.address.slice(1))}">`]
          : []),
      ].join('\n'),
    ]),
  );
}
