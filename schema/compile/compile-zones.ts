import type { Localised, PageModel, RouteRow } from '../model.ts';
import { pathMatcher } from '../path/path-matcher.ts';
import { splitAddress } from '../path/split-address.ts';
import type { Zone } from '../source.generated.ts';
import { noMark, spellTwin } from '../twin/spell-twin.ts';
import { rowEntries } from '../visit/table-index.ts';
import { zoneOfPath } from '../visit/zone-of-path.ts';
import type { HomeModel, ZoneModel } from '../zone-model.ts';
import { localiserOf, type VariantContext } from './compile-context.ts';
import { searchTarget } from './compile-search.ts';
import { compileSections } from './compile-sections.ts';
import { localise } from './localiser.ts';
import { zoneRoutes } from './zone-routes.ts';

/** The homes of a zone in one variant: those whose page lies in it there. */
function compileHomes(
  { homes = {} }: Localised<Zone>,
  start: string,
  rows: readonly RouteRow[],
): HomeModel[] {
  const match = pathMatcher(rowEntries(rows));
  return Object.entries(homes).flatMap(
    ([name, { page, title, entries = [], frame }]): HomeModel[] => {
      const { path } = splitAddress(page);
      const row = match(path)?.value;
      if (!row || !zoneOfPath(path, [{ start }])) return [];
      return [
        {
          name,
          title: title ?? row.title ?? name,
          path,
          entries: entries as Zoned,
          ...(frame ? { frame } : {}),
        },
      ];
    },
  );
}

type Zoned = HomeModel['entries'];

/**
 * The zones of a site as one variant spells them.
 * @param rows the variant's routes
 * @param pages the variant's pages, by name
 */
export function compileZones(
  context: VariantContext,
  rows: readonly RouteRow[],
  pages: Readonly<Record<string, PageModel>>,
): ZoneModel[] {
  const { source, variant, settings } = context;
  const to = localiserOf(context);
  const mark = settings.devices[variant.device] ?? noMark;
  return (source.zones ?? []).map((zone) => {
    const { segment, layout, search } = zone;
    const own = localise(zone, 'zone', to) as Localised<Zone>;
    const start = spellTwin(
      `${settings.prefixes[variant.language] ?? ''}/${segment}`,
      mark,
      settings.spelling,
    );
    const target = searchTarget(search, context);
    const homes = compileHomes(own, start, rows);
    const inside = rows.filter(({ paths }) => zoneOfPath(paths[0] ?? '', [{ start }]));
    return {
      start,
      ...(layout === undefined ? {} : { layout }),
      ...(target === undefined ? {} : { search: target }),
      title: own.title ?? homes.map(({ title }) => title).join(' · '),
      homes,
      routes: zoneRoutes({ start }, rows, pages),
      sections: compileSections(
        inside,
        pages,
        (name) => Object.keys(source.collections?.[name]?.codes ?? {}),
        'anyWord',
      ),
    };
  });
}
