import type { RouteTable, SiteModel, VariantKey } from '../../schema/model.ts';
import { fullEntry, listPage } from './content-shapes.ts';
import { listOf, mapOf, number, object, objectOf, optional, text } from './shape.ts';

const texts = listOf(text);
const textMap = mapOf(text);

const siteModel = objectOf({
  format: (value) => value === 1,
  build: text,
  history: (value) => value === 'browser' || value === 'hash',
  base: text,
  origin: optional(text),
  timeZone: optional(text),
  pwa: optional((value) => value === true),
  configTimeout: number,
  origins: texts,
  defaultLanguage: text,
  defaultDevice: text,
  languages: mapOf(
    objectOf({
      tag: text,
      label: text,
      toggle: text,
      prefix: text,
      home: text,
      config: optional(text),
      name: text,
      messages: textMap,
    }),
  ),
  devices: mapOf(objectOf({ suffix: text, form: text, userAgents: texts, touchUserAgents: texts })),
  variants: listOf(objectOf({ language: text, device: text, file: text })),
  access: objectOf({
    menuCodes: texts,
    fnCodes: texts,
    url: optional(text),
    flags: object,
    guardedCodes: texts,
  }),
  menu: objectOf({
    patches: mapOf(textMap),
    wide: texts,
    inDevelopment: texts,
    drawer: objectOf({ omitCodes: texts, omitTitles: texts }),
  }),
});

/** Blocks are looked at no closer: one that cannot be drawn says so in its own place. */
const page = objectOf({
  title: optional(text),
  description: optional(text),
  layout: text,
  params: object,
  blocks: listOf(objectOf({ type: text })),
});

/** Members of every file that holds pages. */
export const pageData = {
  language: text,
  device: text,
  pages: mapOf(page),
  lists: mapOf(listPage),
  entries: mapOf(fullEntry),
};

/** A row of a route table. */
export const routeRow = objectOf({
  id: text,
  paths: texts,
  title: optional(text),
  parent: optional(text),
  page: optional(text),
  redirect: optional(text),
  group: optional(text),
  access: optional(listOf(object)),
  shows: optional(objectOf({ collections: texts, id: text })),
  partners: optional(textMap),
  lacks: optional(texts),
});

const routeTable = objectOf({
  ...pageData,
  site: objectOf({ shortName: text, footer: object, deviceLabels: textMap }),
  messages: textMap,
  menu: optional(listOf(object)),
  menuTitles: textMap,
  search: optional(objectOf({ path: text, keyword: text, label: text, groups: listOf(object) })),
  zones: listOf(
    objectOf({
      start: text,
      search: optional(object),
      title: text,
      homes: listOf(objectOf({ name: text, title: text, path: text, entries: listOf(object) })),
      routes: object,
      sections: object,
    }),
  ),
  places: optional(mapOf(object)),
  collections: mapOf(
    objectOf({
      size: number,
      type: text,
      types: textMap,
      codes: textMap,
      sections: optional(textMap),
      fields: listOf(objectOf({ name: text, type: text })),
      detail: optional(objectOf({ path: text, params: object })),
      http: optional(objectOf({ list: object })),
    }),
  ),
  routes: listOf(routeRow),
  groups: mapOf(objectOf({ file: text, blocks: texts })),
  errors: textMap,
});

/** Whether a loaded value is the model of a site, with a set of routes that a visitor can be in. */
export function isSiteModel(value: unknown): value is SiteModel {
  if (!siteModel(value)) return false;
  const { languages, devices, variants, defaultLanguage, defaultDevice } = value as SiteModel;
  return (
    [defaultLanguage, ...variants.map(({ language }) => language)].every(
      (language) => languages[language] !== undefined,
    ) &&
    [defaultDevice, ...variants.map(({ device }) => device)].every(
      (device) => devices[device] !== undefined,
    ) &&
    variants.length > 0
  );
}

/** Whether a file that holds pages is of a variant. */
export const isOfVariant = (value: unknown, { language, device }: VariantKey): boolean =>
  (value as VariantKey).language === language && (value as VariantKey).device === device;

/** Whether a loaded value is the route table of a set. */
export const isRouteTable = (value: unknown, variant: VariantKey): value is RouteTable =>
  routeTable(value) && isOfVariant(value, variant);
