import type { RouteTable, SiteModel, VariantKey } from '../model.ts';
import type { SiteSource } from '../source.generated.ts';
import { compilePatches } from './compile-patches.ts';
import type { FlatRoute } from './flat-routes.ts';
import { pickLanguage } from './pick-language.ts';
import type { SiteSettings } from './site-settings.ts';

/** What all variants share of the menu. */
export function compileMenu(
  source: SiteSource,
  routes: readonly FlatRoute[],
  settings: SiteSettings,
): SiteModel['menu'] {
  const { wide = [], inDevelopment = [], drawer = {} } = source.menu ?? {};
  return {
    patches: compilePatches(source, routes, settings),
    wide,
    inDevelopment,
    drawer: {
      omitCodes: drawer.omitCodes ?? [],
      omitTitles: drawer.omitTitles ?? [],
      omitUnlinked: drawer.omitUnlinked ?? false,
    },
  };
}

/** The document titles that menu items set, in one variant. */
export const compileMenuTitles = (
  { menu }: SiteSource,
  variant: VariantKey,
  { defaultLanguage }: SiteSettings,
): RouteTable['menuTitles'] =>
  Object.fromEntries(
    Object.entries(menu?.titles ?? {}).map(([code, { title, devices }]) => [
      code,
      pickLanguage<string>(devices?.[variant.device] ?? title, variant.language, defaultLanguage) ??
        '',
    ]),
  );
