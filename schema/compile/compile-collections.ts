import type { CollectionModel, FieldModel, ValueForm } from '../content/collection-model.ts';
import { browserSource } from '../content/http/browser-source.ts';
import type { Collection, ValueFormat } from '../source.generated.ts';
import { noMark, spellTwin } from '../twin/spell-twin.ts';
import type { VariantContext } from './compile-context.ts';
import type { SectionAddresses } from './compile-sections.ts';
import { pathsOfRoute } from './paths-of-route.ts';
import { pickLanguage } from './pick-language.ts';
import { routeHasDevice } from './route-addresses.ts';

const defaultPageSize = 10;
export const defaultType = 'article';

/** Entries on a page of a collection's lists. */
export const pageSizeOf = (collection: Collection | undefined): number =>
  collection?.pageSize ?? defaultPageSize;

type CollectionContext = Omit<VariantContext, 'spell'>;

/** The page of one entry in a language: its path in the variant's spelling, and what its parameters mean. */
export function detailOf(
  collection: Collection,
  { source, routes, variant, settings }: CollectionContext,
): CollectionModel['detail'] {
  const { detail } = collection;
  const http = browserSource(collection);
  // Without a call for one entry there is nothing to show on such a page.
  if (http && !http.entry) return undefined;
  const flat = routes.find(({ route }) => route.id === detail);
  const path = flat && pathsOfRoute(flat.route, variant.language)[0];
  if (!flat || path === undefined) return undefined;
  const own = routeHasDevice(flat, variant.device) ? settings.devices[variant.device] : undefined;
  return {
    path: spellTwin(path, own ?? noMark, settings.spelling),
    params: source.pages[flat.route.page ?? '']?.params ?? {},
  };
}

/** The collections of a site in one variant. */
export function compileCollections(
  context: CollectionContext,
  sections: SectionAddresses = {},
): Readonly<Record<string, CollectionModel>> {
  const { source, variant, settings } = context;
  type Named = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  const names = (named: Named | undefined): Record<string, string> =>
    Object.fromEntries(
      Object.entries(named ?? {}).map(([key, label]) => [
        key,
        pickLanguage(label, variant.language, settings.defaultLanguage) ?? key,
      ]),
    );
  const formatIn = ({ unit, ...format }: ValueFormat): ValueForm => {
    const own = unit && pickLanguage(unit, variant.language, settings.defaultLanguage);
    return { ...format, ...(own === undefined ? {} : { unit: own }) };
  };
  return Object.fromEntries(
    Object.entries(source.collections ?? {}).map(([name, collection]) => {
      const detail = detailOf(collection, context);
      const http = browserSource(collection);
      const fields = Object.entries(collection.fields ?? {}).map(([key, field]): FieldModel => {
        const label =
          field.label && pickLanguage(field.label, variant.language, settings.defaultLanguage);
        return {
          name: key,
          type: field.type,
          ...(label === undefined ? {} : { label }),
          ...(field.options === undefined ? {} : { options: names(field.options) }),
          ...(field.format === undefined ? {} : { format: formatIn(field.format) }),
          ...(http && field.type === 'entries' ? { collection: field.collection ?? name } : {}),
        };
      });
      const own =
        collection.label &&
        pickLanguage(collection.label, variant.language, settings.defaultLanguage);
      return [
        name,
        {
          ...(own === undefined ? {} : { label: own }),
          size: pageSizeOf(collection),
          type: collection.type ?? defaultType,
          types: names(collection.types),
          codes: names(collection.codes),
          ...(sections[name] ? { sections: sections[name] } : {}),
          fields,
          ...(collection.events
            ? {
                events: {
                  audiences: names(collection.events.audiences),
                  deadlines: collection.events.deadlines ?? [],
                },
              }
            : {}),
          ...(detail ? { detail } : {}),
          ...(http ? { http } : {}),
        },
      ];
    }),
  );
}
