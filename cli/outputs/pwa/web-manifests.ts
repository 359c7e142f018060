import { pickLanguage } from '../../../schema/compile/pick-language.ts';
import type { SiteModel } from '../../../schema/model.ts';
import { webManifestFile } from '../../../schema/offline/offline-names.ts';
import type { SiteSource, Text } from '../../../schema/source.generated.ts';
import { type PwaIcon, pwaOf } from '../../content/assets/pwa-icons.ts';
import { pwaColours } from './pwa-colours.ts';

/** An icon as a manifest has it. */
function manifestIcon({ address, size, isMaskable }: PwaIcon, base: string): object | undefined {
  if (!size) return undefined;
  const isDrawing = size.type === 'svg';
  return {
    src: base + address.slice(1),
    sizes: isDrawing ? 'any' : `${size.width}x${size.height}`,
    type: isDrawing ? 'image/svg+xml' : 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  };
}

/**
 * The web app manifest of each language (W3C Web Application Manifest), by its path from the site's root; none for a
 * site that is not to be installed.
 */
export function webManifests(
  source: SiteSource,
  site: SiteModel,
  icons: readonly PwaIcon[],
): Readonly<Record<string, string>> {
  const pwa = pwaOf(source);
  if (!pwa) return {};
  const { base, history, defaultLanguage } = site;
  const colours = pwaColours(source);
  const root = history === 'hash' ? `${base}#/` : base;
  return Object.fromEntries(
    Object.entries(site.languages).map(([language, { tag, dir = 'ltr', home }]) => {
      const said = (text: Text | undefined): string | undefined =>
        text === undefined ? undefined : pickLanguage<string>(text, language, defaultLanguage);
      const name = said(pwa.name) ?? said(source.site.name) ?? '';
      const manifest = {
        name,
        short_name: said(pwa.shortName) ?? said(pwa.name ?? source.site.shortName) ?? name,
        description: said(source.site.description),
        lang: tag,
        dir,
        start_url: root + home.slice(1),
        scope: base,
        display: pwa.display ?? 'standalone',
        theme_color: colours.light,
        background_color: colours.ground,
        icons: icons.flatMap((icon) => manifestIcon(icon, base) ?? []),
      };
      return [webManifestFile(language), `${JSON.stringify(manifest, null, 2)}\n`];
    }),
  );
}
