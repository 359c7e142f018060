import type { RouteTable, SetKey, SiteModel } from '../model.ts';
import type { SiteSource } from '../source.generated.ts';
import { compilePatches } from './compile-patches.ts';
import type { FlatRoute } from './flat-routes.ts';
import { pickLanguage } from './pick-language.ts';
import type { SiteFrame } from './site-frame.ts';

/** What all sets share of the menu. */
export function compileMenu(
  source: SiteSource,
  routes: readonly FlatRoute[],
  frame: SiteFrame,
): SiteModel['menu'] {
  const { wide = [], inDevelopment = [], drawer = {} } = source.menu ?? {};
  return {
    patches: compilePatches(source, routes, frame),
    wide,
    inDevelopment,
    drawer: {
      omitCodes: drawer.omitCodes ?? [],
      omitTitles: drawer.omitTitles ?? [],
      omitUnlinked: drawer.omitUnlinked ?? false,
    },
  };
}

/** The document titles that menu items set, in one set. */
export const compileMenuTitles = (
  { menu }: SiteSource,
  set: SetKey,
  { defaultLanguage }: SiteFrame,
): RouteTable['menuTitles'] =>
  Object.fromEntries(
    Object.entries(menu?.titles ?? {}).map(([code, { title, devices }]) => [
      code,
      pickLanguage<string>(devices?.[set.device] ?? title, set.language, defaultLanguage) ?? '',
    ]),
  );
