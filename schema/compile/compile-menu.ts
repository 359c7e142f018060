import type { RouteTable, SiteModel } from '../model.ts';
import type { CompileContext, VariantContext } from './compile-context.ts';
import { compilePatches } from './compile-patches.ts';
import { pickLanguage } from './pick-language.ts';

/** What all variants share of the menu. */
export function compileMenu(context: CompileContext): SiteModel['menu'] {
  const { source } = context;
  const { wide = [], inDevelopment = [], drawer = {} } = source.menu ?? {};
  return {
    patches: compilePatches(context),
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
export const compileMenuTitles = ({
  source: { menu },
  variant,
  settings: { defaultLanguage },
}: VariantContext): RouteTable['menuTitles'] =>
  Object.fromEntries(
    Object.entries(menu?.titles ?? {}).map(([code, { title, devices }]) => [
      code,
      pickLanguage<string>(devices?.[variant.device] ?? title, variant.language, defaultLanguage) ??
        '',
    ]),
  );
